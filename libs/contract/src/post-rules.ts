/** @file What may be written (contract page, 3.8, 4.8): forms and server share it. Characters are as a reader counts them. */

/** Characters of a comment or a post. */
export const POST_MAX = 140;
