import type { CoverKind } from '../../media/index.ts';
import type { Mood } from '../compose/index.ts';

/** The key of a drawn picture, as `media.covers.id` makes it. */
export const imageKey = (kind: CoverKind, mood: Mood, seed: string): string => `${kind}-${mood}-${seed}`;
