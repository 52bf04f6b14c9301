import { NotJoinable, type SoundFacts } from './format.ts';
import type { OpenSong } from './open-song.ts';

/** One song of a chain. */
export interface Item {
  readonly url: string;
  readonly facts: SoundFacts;
  song: OpenSong | null;
  /** where it begins and ends on the element's own time, s */
  base: number;
  end: number;
  /** something of it is in the buffer */
  begun: boolean;
  whole: boolean;
}

/** A song of which nothing is known yet but where it begins. */
export const itemOf = (url: string, facts: SoundFacts, base: number): Item => ({
  url,
  facts,
  song: null,
  base,
  end: Infinity,
  begun: false,
  whole: false,
});

/** Throws when one decoder could not go from the first song to the second without a break. */
export function assertSameKind(before: OpenSong | null | undefined, { format }: OpenSong): void {
  if (!before) return;
  const { mime, rate, channels } = before.format;
  if (mime !== format.mime || rate !== format.rate || channels !== format.channels)
    throw new NotJoinable('Of another kind than the song before');
}
