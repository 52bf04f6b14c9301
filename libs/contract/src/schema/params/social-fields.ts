/** @file Fields that the calls about people share. */
import { z } from 'zod';
import { isVisible, POST_MAX, writtenLength } from '../../post-rules.ts';
import { cleanWords } from '../../written-words.ts';

/** Longer texts are refused unread: no 140 characters need so many code units. */
const RAW_MAX = 20_000;
const TOO_LONG = `最多 ${POST_MAX} 个字`;
/** No database text: NUL, and halves of a character. */
const UNKEPT = /[\0\p{Cs}]/u;

export const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** Words of a person: clean, no more than allowed, and nothing that a database cannot keep. */
const words = text.pipe(
  z
    .string()
    .max(RAW_MAX, { error: TOO_LONG, abort: true })
    .refine((value) => !UNKEPT.test(value), '含有不能保存的字符')
    .refine((value) => writtenLength(value) <= POST_MAX, TOO_LONG)
    .transform(cleanWords),
);
export const message = words.refine(isVisible, '内容不能为空');
/** Words that may be left out; of nothing that can be seen there are none. */
export const optionalWords = words
  .optional()
  .transform((value) => (value !== undefined && isVisible(value) ? value : ''));
export const number = text
  .pipe(
    z
      .string()
      .trim()
      .regex(/^\d{1,2}$/),
  )
  .transform(Number);
/** Who may see a post (contract page, 4.8 "event/privacy"). */
export const privacyOf = number.pipe(z.literal([0, 1, 2, 6]));
