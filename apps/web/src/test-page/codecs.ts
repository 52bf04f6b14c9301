/** One row of the codec table: what an `<audio>` element plays, and what may be fed to it in pieces. */
export interface Codec {
  name: string;
  type: string;
  /** the form media source extensions take, where it differs */
  sourceType?: string;
}

export const codecs: readonly Codec[] = [
  { name: 'MP3', type: 'audio/mpeg' },
  { name: 'FLAC', type: 'audio/flac', sourceType: 'audio/mp4; codecs="flac"' },
  { name: 'AAC', type: 'audio/mp4; codecs="mp4a.40.2"' },
  { name: 'Opus', type: 'audio/ogg; codecs="opus"', sourceType: 'audio/webm; codecs="opus"' },
  { name: 'Vorbis', type: 'audio/ogg; codecs="vorbis"', sourceType: 'audio/webm; codecs="vorbis"' },
];

/** How sure the browser is; the words are the platform's own. */
export type Answer = 'probably' | 'maybe' | '';

export interface CodecRow {
  name: string;
  plays: Answer;
  /** null: the browser has no media source extensions at all */
  streams: boolean | null;
}

/** Asks the browser about each codec. */
export function codecRows(
  audio: Pick<HTMLMediaElement, 'canPlayType'>,
  mediaSource: Pick<typeof MediaSource, 'isTypeSupported'> | undefined,
): CodecRow[] {
  return codecs.map(({ name, type, sourceType = type }) => ({
    name,
    plays: audio.canPlayType(type),
    streams: mediaSource ? mediaSource.isTypeSupported(sourceType) : null,
  }));
}
