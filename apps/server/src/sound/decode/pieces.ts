/** Sound as it comes out of a decoder: one array a channel, all of the same length. */
export interface Piece {
  channels: readonly Float32Array[];
  length: number;
}

/** What a file is, beside its sound. */
export interface SoundShape {
  codec: Codec;
  sampleRate: number;
  channels: number;
  /** true: the centre is the second channel, as Ogg files have it */
  vorbisOrder?: boolean;
  /**
   * Samples that the encoder put before and behind the sound, where the file says so (see docs/api-extensions.md);
   * null where it says nothing. Known at the end only.
   */
  delay: number | null;
  padding: number | null;
}

export const codecs = ['mp3', 'flac', 'vorbis', 'opus', 'aac', 'pcm'] as const;
export type Codec = (typeof codecs)[number];

/** A file being decoded. What comes is what is to be heard: delay and padding are cut off where they are known. */
export interface Decoding {
  pieces: AsyncIterable<Piece>;
  /** to be asked once all pieces have come */
  shape(): SoundShape;
  /** Gives memory back; to be called in any case. */
  free(): void;
}

export type Failure = 'broken' | 'unsupported' | 'empty';

/** A file that cannot be decoded, with the reason in words for administrators. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: Failure;

  constructor(code: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Rate and channels of a sound, told by what comes out of its decoder. */
export interface Form {
  sampleRate: number;
  channels: number;
}

/**
 * Keeps the form of a sound.
 *
 * @returns the form, zeros before anything came, and whom to tell of every piece
 * @throws DecodeError (`seen`) where the form changes: such a sound has no length in samples
 */
export function formOfSound(): { form: Form; seen: (sampleRate: number, channels: number) => void } {
  const form: Form = { sampleRate: 0, channels: 0 };
  return {
    form,
    seen(sampleRate, channels) {
      if (form.sampleRate === 0) Object.assign(form, { sampleRate, channels });
      if (form.sampleRate !== sampleRate || form.channels !== channels)
        throw new DecodeError('unsupported', 'its rate or its channels change on the way');
    },
  };
}

/** A part of a piece, without copying. */
export const partOf = ({ channels }: Piece, from: number, to: number): Piece => ({
  channels: channels.map((samples) => samples.subarray(from, to)),
  length: to - from,
});

/** What is cut off: so much at the beginning, and everything behind what is to be heard. */
export interface Edges {
  delay: number;
  /** to be heard; left out: everything to the end */
  samples?: number | undefined;
}

/** Cuts the edges off. @param edges asked when the first piece has come */
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
