import type { SongSound } from '@qingyin/contract';
import type { SoundFacts } from './format.ts';

/** Encoder delay, padding and length as the service states them (contract page, part 5 "song/url"). */
export const soundFactsOf = ({ samples, delay, padding }: SongSound): SoundFacts => ({
  samples,
  delay: delay ?? undefined,
  padding: padding ?? undefined,
});
