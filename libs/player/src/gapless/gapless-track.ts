import { NotJoinableError, type GaplessInfo } from './audio-format.ts';
import type { AudioFile } from './open-audio-file.ts';

/** A track of gapless playback. */
export interface GaplessTrack {
  readonly url: string;
  readonly facts: GaplessInfo;
  song: AudioFile | null;
  /** its start and end on the element's timeline, seconds */
  base: number;
  end: number;
  /** part of it is in the buffer */
  begun: boolean;
  /** all of it is in the buffer */
  whole: boolean;
}

/** A track that is not opened yet; only its start time is known. */
export const createGaplessTrack = (url: string, facts: GaplessInfo, base: number): GaplessTrack => ({
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
export function assertSameFormat(before: AudioFile | null | undefined, { format }: AudioFile): void {
  if (!before) return;
  const { mime, rate, channels } = before.format;
  if (mime !== format.mime || rate !== format.rate || channels !== format.channels)
    throw new NotJoinableError('Codec, sample rate or channels differ from the track before');
}
