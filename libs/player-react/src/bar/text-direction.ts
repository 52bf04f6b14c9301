const firstStrong = /[\p{L}]/u;
const rtlLetters = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Direction of a text by its first letter, like `dir="auto"`, which does not look inside `<bdi>`. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const letter = firstStrong.exec(text)?.[0] ?? '';
  return rtlLetters.test(letter) ? 'rtl' : 'ltr';
}
