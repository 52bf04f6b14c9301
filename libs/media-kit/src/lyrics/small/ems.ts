/** About as wide as they are high: the letters of East Asian scripts, their punctuation, emoji. */
const SQUARE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u;
/** The others, on average and rather too much. */
const NARROW_EM = 0.58;

/** About how wide a text is, in ems: enough to choose letters by, so that a line fits its row. */
export const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (SQUARE.test(letter) ? 1 : NARROW_EM), 0);
