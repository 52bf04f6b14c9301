/** Decoded samples: one array per channel, all of the same length. */
export interface Piece {
  channels: readonly Float32Array[];
  length: number;
}

/** Format of a file and its encoder delay. */
export interface SoundShape {
  codec: Codec;
  sampleRate: number;
  channels: number;
  /** true: channel order of Ogg files, in which the centre is the second channel */
  vorbisOrder?: boolean;
  /**
   * Samples added by the encoder before and after the sound, if the file says so (see docs/api-extensions.md);
   * null if unknown. Only valid after decoding.
   */
  delay: number | null;
  padding: number | null;
}

export const codecs = ['mp3', 'flac', 'vorbis', 'opus', 'aac', 'pcm'] as const;
export type Codec = (typeof codecs)[number];

/** A file being decoded. The pieces are trimmed: they do not contain delay and padding as far as these are known. */
export interface Decoding {
  pieces: AsyncIterable<Piece>;
  /** valid after all pieces were read */
  shape(): SoundShape;
  /** Releases memory; must always be called. */
  free(): void;
}

export type Failure = 'broken' | 'unsupported' | 'empty';

/** A file cannot be decoded; the message is shown to administrators. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: Failure;

  constructor(code: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Sample rate and number of channels as reported by the decoder. */
export interface Form {
  sampleRate: number;
  channels: number;
}

/**
 * Tracks the sample format of a sound.
 *
 * @returns the format (zeros before the first piece), and a function to be called with the format of every piece
 * @throws DecodeError (`seen`) if the format changes, because such a sound has no length in samples
 */
export function formOfSound(): { form: Form; seen: (sampleRate: number, channels: number) => void } {
  const form: Form = { sampleRate: 0, channels: 0 };
  return {
    form,
    seen(sampleRate, channels) {
      if (form.sampleRate === 0) Object.assign(form, { sampleRate, channels });
      if (form.sampleRate !== sampleRate || form.channels !== channels)
        throw new DecodeError(
          'unsupported',
          'the sample rate or the number of channels changes within the file',
        );
    },
  };
}

/** A part of a piece, without copying. */
export const partOf = ({ channels }: Piece, from: number, to: number): Piece => ({
  channels: channels.map((samples) => samples.subarray(from, to)),
  length: to - from,
});

/** What to trim: samples at the beginning, and everything after the length. */
export interface Edges {
  delay: number;
  /** samples to keep; undefined: everything to the end */
  samples?: number | undefined;
}

/** Trims pieces. @param edges evaluated when the first piece has been decoded */
export async function* trimmed(pieces: AsyncIterable<Piece>, edges: () => Edges): AsyncGenerator<Piece> {
  let before: number | undefined;
  let left = Infinity;
  for await (const piece of pieces) {
    if (before === undefined) ({ delay: before, samples: left = Infinity } = edges());
    const from = Math.min(before, piece.length);
    const to = Math.min(piece.length, from + left);
    before -= from;
    left -= to - from;
    if (to > from) yield partOf(piece, from, to);
  }
}
