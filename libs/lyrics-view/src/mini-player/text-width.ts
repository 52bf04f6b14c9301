/** Characters about as wide as high: East Asian letters and punctuation, emoji. */
const SQUARE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u;
/** Average width of other characters, rounded up, em. */
const NARROW_EM = 0.58;

/** Estimated width of a text, em; exact enough to choose a font size at which a line fits its row. */
export const estimateTextWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (SQUARE.test(letter) ? 1 : NARROW_EM), 0);
