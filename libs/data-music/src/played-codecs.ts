/** Types by which browsers say whether they play a codec. */
const TYPES = {
  flac: 'audio/flac',
  alac: 'audio/mp4; codecs="alac"',
  opus: 'audio/ogg; codecs="opus"',
} as const;

let known: string | undefined;

/**
 * Names of the codecs that this browser plays, separated by commas, for `plays` of `/song/url/v1`
 * (docs/api-extensions.md); undefined: unknown.
 */
export const playedCodecs = (): string | undefined =>
  (known ??= typeof Audio === 'undefined' ? undefined : codecsOf(new Audio()));

/** Codecs that a media element plays; undefined when it claims to play none. */
export const codecsOf = (audio: Pick<HTMLMediaElement, 'canPlayType'>): string | undefined =>
  Object.entries(TYPES)
    .filter(([, type]) => audio.canPlayType(type) !== '')
    .map(([name]) => name)
    .join(',') || undefined;
