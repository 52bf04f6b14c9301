import type { CoverKind, Mood } from '@qingyin/server-media';

/** Key of a generated picture, equal to `media.covers.id`. */
export const imageKey = (kind: CoverKind, mood: Mood, seed: string): string => `${kind}-${mood}-${seed}`;
