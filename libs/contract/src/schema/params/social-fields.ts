/** @file Fields that the calls about people share. */
import { z } from 'zod';
import { POST_MAX, writtenLength } from '../../post-rules.ts';

/** Something that can be seen: not only spaces and marks without a shape. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}]/u;
/** No database text: NUL, and halves of a character. */
const UNKEPT = /[\0\p{Cs}]/u;

export const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** Words of a person: trimmed, no more than allowed, and nothing that a database cannot keep. */
const words = text.pipe(
  z
    .string()
    .trim()
    .refine((value) => writtenLength(value) <= POST_MAX, `最多 ${POST_MAX} 个字`)
    .refine((value) => !UNKEPT.test(value), '含有不能保存的字符'),
);
export const message = words.refine((value) => VISIBLE.test(value), '内容不能为空');
export const optionalWords = words.optional().transform((value) => value ?? '');
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
