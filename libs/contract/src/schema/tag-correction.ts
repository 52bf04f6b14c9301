import { z } from 'zod';
import { hasVisibleText } from '../post-rules.ts';
import type { TagCorrection } from '../entities/tag-correction.ts';
import { CORRECTED_TEXT_MAX, CORRECTED_YEAR_MAX, TAG_ENCODINGS } from '../music-library-rules.ts';

const NUMBER_MAX = 9999;
const NAMES_MAX = 50;

const visible = z.string().trim().max(CORRECTED_TEXT_MAX).refine(hasVisibleText);
const names = z.array(visible).max(NAMES_MAX);
/** A text that may be empty. */
const optional = z.union([z.literal(''), visible]);
const year = z.int().min(0).max(CORRECTED_YEAR_MAX);

/** Strict schema of a correction of tags; at least one of them. */
export const tagCorrection: z.ZodType<TagCorrection> = z
  .strictObject({
    title: visible,
    artists: names.min(1),
    album: visible,
    albumArtists: names,
    trackNo: z.int().min(0).max(NUMBER_MAX),
    discNo: z.int().min(0).max(NUMBER_MAX),
    year,
    genres: names,
    composers: names,
    lyricists: names,
    conductors: names,
    work: optional,
    label: optional,
    originalYear: year,
    compilation: z.boolean(),
    encoding: z.enum(TAG_ENCODINGS),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0) as z.ZodType<TagCorrection>;
