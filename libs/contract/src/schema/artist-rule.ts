import { z } from 'zod';
import type { ArtistRuleRequest } from '../entities/artist-rule.ts';
import { CORRECTED_TEXT_MAX } from '../music-library-rules.ts';
import { hasVisibleText } from '../post-rules.ts';

const NAMES_MAX = 20;

const visible = z.string().trim().max(CORRECTED_TEXT_MAX).refine(hasVisibleText);

/** Strict schema of what is put right about an artist. */
export const artistRuleRequest: z.ZodType<ArtistRuleRequest> = z.union([
  z.strictObject({ into: z.int().positive() }),
  z.strictObject({ names: z.array(visible).min(2).max(NAMES_MAX) }),
  z.strictObject({ whole: visible }),
]);
