import { NotJoinable, type SoundFacts } from './format.ts';
import type { OpenSong } from './open-song.ts';

/** A track of gapless playback. */
export interface Item {
  readonly url: string;
  readonly facts: SoundFacts;
  song: OpenSong | null;
  /** its start and end on the element's timeline, seconds */
  base: number;
  end: number;
  /** part of it is in the buffer */
  begun: boolean;
  /** all of it is in the buffer */
  whole: boolean;
}

/** A track that is not opened yet; only its start time is known. */
export const itemOf = (url: string, facts: SoundFacts, base: number): Item => ({
  url,
  facts,
  song: null,
  base,
  end: Infinity,
  begun: false,
  whole: false,
});

/**
 * Checks that one decoder can play both tracks without a reset.
 *
 * @throws {NotJoinableError} when codec, sample rate or channel count differ
 */
export function assertSameKind(before: OpenSong | null | undefined, { format }: OpenSong): void {
  if (!before) return;
  const { mime, rate, channels } = before.format;
  if (mime !== format.mime || rate !== format.rate || channels !== format.channels)
    throw new NotJoinable('Codec, sample rate or channels differ from the track before');
}
