/** @file Test signals for specs as described by EBU Tech 3341, generated instead of downloaded. */

export interface Part {
  /** peak of a sine in dBFS; -Infinity: silence */
  level: number;
  seconds: number;
  hertz?: number;
  /** degrees */
  phase?: number;
}

export const RATE = 48_000;

/** Generates one channel from consecutive parts. */
export function tones(parts: readonly Part[], rate = RATE): Float32Array {
  const lengths = parts.map(({ seconds }) => Math.round(seconds * rate));
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let from = 0;
  parts.forEach(({ level, hertz = 1000, phase = 0 }, index) => {
    const height = 10 ** (level / 20);
    const length = lengths[index] ?? 0;
    for (let i = 0; i < length; i++)
      samples[from + i] = height * Math.sin((2 * Math.PI * hertz * i) / rate + (phase * Math.PI) / 180);
    from += length;
  });
  return samples;
}

/** Splits channels into pieces of odd sizes, as decoders return them. */
export function* pieces(channels: readonly Float32Array[], size = 1013): Generator<[Float32Array[], number]> {
  const length = channels[0]?.length ?? 0;
  for (let from = 0; from < length; from += size) {
    const part = channels.map((samples) => samples.subarray(from, from + size));
    yield [part, Math.min(size, length - from)];
  }
}
