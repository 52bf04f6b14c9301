export const MP3_BITRATE = 128_000;
export const SAMPLES_PER_FRAME = 1152;
/** Bytes per frame without a padding byte (128 kbit/s, 44.1 kHz). */
export const FRAME_BYTES = 417;
/** 144 × 128 000 modulo 44 100: decrement of LAME's padding counter per frame. */
const FRACTION = 42_300;
const RATE = 44_100;

/** Number of frames LAME writes for a number of samples: all started frames, and one that flushes its delay. */
export function frameCount(samples: number): number {
  return Math.ceil(samples / SAMPLES_PER_FRAME) + 1;
}

/** Total size of the frames in bytes, computed with LAME's padding counter. */
export function framesBytes(frames: number): number {
  let lag = FRACTION;
  let bytes = 0;
  for (let i = 0; i < frames; i++) {
    lag -= FRACTION;
    const padded = lag < 0;
    if (padded) lag += RATE;
    bytes += FRAME_BYTES + (padded ? 1 : 0);
  }
  return bytes;
}

/**
 * Exact size in bytes of a song's MP3 stream (Info frame and sound, without the ID3 tag), computed without
 * encoding.
 */
export function mp3StreamBytes(samples: number): number {
  return FRAME_BYTES + framesBytes(frameCount(samples));
}
