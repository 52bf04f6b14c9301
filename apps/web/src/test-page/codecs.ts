/** A codec with the MIME types by which support is detected. */
export interface Codec {
  name: string;
  type: string;
  /** MIME type for media source extensions, where it differs. */
  sourceType?: string;
}

export const codecs: readonly Codec[] = [
  { name: 'MP3', type: 'audio/mpeg' },
  { name: 'FLAC', type: 'audio/flac', sourceType: 'audio/mp4; codecs="flac"' },
  { name: 'AAC', type: 'audio/mp4; codecs="mp4a.40.2"' },
  { name: 'Opus', type: 'audio/ogg; codecs="opus"', sourceType: 'audio/webm; codecs="opus"' },
  { name: 'Vorbis', type: 'audio/ogg; codecs="vorbis"', sourceType: 'audio/webm; codecs="vorbis"' },
];

/** Result of `canPlayType`. */
export type PlaybackSupport = 'probably' | 'maybe' | '';

export interface CodecRow {
  name: string;
  plays: PlaybackSupport;
  /** Supported by media source extensions; null: the browser has none. */
  streams: boolean | null;
}

/** Detects the support of each codec. */
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
