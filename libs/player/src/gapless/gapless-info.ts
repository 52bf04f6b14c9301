import type { SongSound } from '@qingyin/contract';
import type { GaplessInfo } from './audio-format.ts';

/** Encoder delay, padding and length as the service states them (docs/specification/contract/entities.md#song-url). */
export const toGaplessInfo = ({ samples, delay, padding }: SongSound): GaplessInfo => ({
  samples,
  delay: delay ?? undefined,
  padding: padding ?? undefined,
});
