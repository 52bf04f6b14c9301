/** @file What may be written (contract page, 3.8, 4.8): forms and server share it. Characters are as a reader counts them. */
import { cleanWords } from './written-words.ts';

/** Characters of a comment or a post. */
export const POST_MAX = 140;
/** Pictures of a post. */
export const POST_PICTURES_MAX = 9;
/** Bytes of a picture as it is sent. */
export const POST_PICTURE_BYTES_MAX = 10 * 1024 * 1024;

/** Something that can be seen: not only spaces, marks without a shape, and letters that are drawn as nothing. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether something of these words can be seen: where words must be, others are none. */
export const isVisible = (words: string): boolean => VISIBLE.test(words);

/** How many characters of `POST_MAX` words take as they are kept: blanks around them do not count, an emoji of several code points counts by each. */
export const writtenLength = (words: string): number => [...cleanWords(words)].length;
