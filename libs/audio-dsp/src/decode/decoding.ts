/** Decoded samples: one array per channel, all of the same length. */
export interface SampleBlock {
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
  pieces: AsyncIterable<SampleBlock>;
  /** valid after all pieces were read */
  shape(): SoundShape;
  /** Releases memory; must always be called. */
  free(): void;
}

export type DecodeFailure = 'broken' | 'unsupported' | 'empty';

/** A file cannot be decoded; the message is shown to administrators. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeFailure;

  constructor(code: DecodeFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Sample rate and number of channels as reported by the decoder. */
export interface SampleFormat {
  sampleRate: number;
  channels: number;
}

/**
 * Tracks the sample format of a sound.
 *
 * @returns the format (zeros before the first piece), and a function to be called with the format of every piece
 * @throws DecodeError (`seen`) if the format changes, because such a sound has no length in samples
 */
export function trackSampleFormat(): {
  form: SampleFormat;
  seen: (sampleRate: number, channels: number) => void;
} {
  const form: SampleFormat = { sampleRate: 0, channels: 0 };
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
export const sliceBlock = ({ channels }: SampleBlock, from: number, to: number): SampleBlock => ({
  channels: channels.map((samples) => samples.subarray(from, to)),
  length: to - from,
});

/** What to trim: samples at the beginning, and everything after the length. */
export interface Trim {
  delay: number;
  /** samples to keep; undefined: everything to the end */
  samples?: number | undefined;
}

/** Trims pieces. @param edges evaluated when the first piece has been decoded */
export async function* trimBlocks(
  pieces: AsyncIterable<SampleBlock>,
  edges: () => Trim,
): AsyncGenerator<SampleBlock> {
  let before: number | undefined;
  let left = Infinity;
  for await (const piece of pieces) {
    if (before === undefined) ({ delay: before, samples: left = Infinity } = edges());
    const from = Math.min(before, piece.length);
    const to = Math.min(piece.length, from + left);
    before -= from;
    left -= to - from;
    if (to > from) yield sliceBlock(piece, from, to);
  }
}
