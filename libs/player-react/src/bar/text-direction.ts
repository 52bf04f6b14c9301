const firstStrong = /[\p{L}]/u;
const rtlLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The direction of a text by its first letter, as `dir="auto"` finds it, which does not look inside `<bdi>`. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = firstStrong.exec(text)?.[0] ?? '';
  return rtlLetters.test(letter) ? 'rtl' : 'ltr';
}
