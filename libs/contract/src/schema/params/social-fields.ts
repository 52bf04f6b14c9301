/** @file Fields shared by the social calls. */
import { z } from 'zod';
import { hasVisibleText, POST_MAX, cleanedLength } from '../../post-rules.ts';
import { cleanText } from '../../clean-text.ts';

/** Longer texts are refused before cleaning: 140 code points need fewer UTF-16 units than this. */
const RAW_MAX = 20_000;
const TOO_LONG = `最多 ${POST_MAX} 个字`;
/** Characters that databases cannot store as text: NUL and lone surrogates. */
const UNKEPT = /[\0\p{Cs}]/u;

export const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** Text written by a user: cleaned, limited in length, storable. */
const commentText = text.pipe(
  z
    .string()
    .max(RAW_MAX, { error: TOO_LONG, abort: true })
    .refine((value) => !UNKEPT.test(value), '含有不能保存的字符')
    .refine((value) => cleanedLength(value) <= POST_MAX, TOO_LONG)
    .transform(cleanText),
);
export const message = commentText.refine(hasVisibleText, '内容不能为空');
/** Optional text; without a visible character it counts as empty. */
export const optionalMessage = commentText
  .optional()
  .transform((value) => (value !== undefined && hasVisibleText(value) ? value : ''));
export const number = text
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{1,2}$/),
  )
  .transform(Number);
/** Who may see a post (docs/specification/contract/social.md#feed-and-posts). */
export const privacyOf = number.pipe(z.literal([0, 1, 2, 6]));
