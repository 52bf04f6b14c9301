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

/** A part of a piece, without copying. */
export const partOf = ({ channels }: Piece, from: number, to: number): Piece => ({
  channels: channels.map((samples) => samples.subarray(from, to)),
  length: to - from,
});

/** Cuts off `delay` samples at the beginning and all that comes after `samples` more. */
export async function* trimmed(
  pieces: AsyncIterable<Piece>,
  delay: number,
  samples = Infinity,
): AsyncGenerator<Piece> {
  let before = delay;
  let left = samples;
  for await (const piece of pieces) {
    const from = Math.min(before, piece.length);
    const to = Math.min(piece.length, from + left);
    before -= from;
    left -= to - from;
    if (to > from) yield partOf(piece, from, to);
  }
}
