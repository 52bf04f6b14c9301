import type { SongSound } from '@qingyin/contract';
import type { SoundFacts } from './format.ts';

/** Where the sound lies in its file (contract page, part 5 "song/url"), as far as the service knows. */
export const soundFactsOf = ({ samples, delay, padding }: SongSound): SoundFacts => ({
  samples,
  delay: delay ?? undefined,
  padding: padding ?? undefined,
});
