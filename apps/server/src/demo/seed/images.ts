import type { CoverKind } from '../../media/index.ts';
import type { Mood } from '../compose/index.ts';

/** Key of a generated picture, equal to `media.covers.id`. */
export const imageKey = (kind: CoverKind, mood: Mood, seed: string): string => `${kind}-${mood}-${seed}`;
