/**
 * @file Limits of posts and comments in code points, shared by forms and server
 * (docs/specification/contract/comments.md and docs/specification/contract/social.md#feed-and-posts).
 */
import { cleanText } from './clean-text.ts';

/** Longest text of a comment or a post, in code points. */
export const POST_MAX = 140;
/** Most pictures of a post. */
export const POST_PICTURES_MAX = 9;
/** Largest uploaded picture in bytes. */
export const POST_PICTURE_BYTES_MAX = 10 * 1024 * 1024;

/**
 * A visible character: no space, control or format character, combining mark, or letter that renders as nothing.
 */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Tests whether a text contains a visible character; required texts must. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);

/**
 * Length of a text after cleaning, compared with `POST_MAX`: surrounding white space does not count, an emoji of
 * several code points counts each of them.
 */
export const cleanedLength = (text: string): number => [...cleanText(text)].length;
