import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';
import { beforeAll, expect, it } from 'vitest';
import { prepareTrackFiles } from './track-file.mjs';

const RATE = 44_100;
/** More than 128 blocks of FLAC, whose number has two bytes from there on. */
const SECONDS = 14;
let encode: Awaited<ReturnType<typeof prepareTrackFiles>>;

beforeAll(async () => {
  encode = await prepareTrackFiles();
});

const bytesOf = (format: 'mp3' | 'flac' | 'ogg', number = 4711) =>
  encode({ format, sound: { number, seconds: SECONDS }, tags: null });

/** Decodes a whole file. @returns number of errors, and loudest sample of each second */
async function decoded(format: 'mp3' | 'flac' | 'ogg', number?: number) {
  const decoder = { mp3: MPEGDecoder, flac: FLACDecoder, ogg: OggVorbisDecoder }[format];
  const open = new decoder();
  await open.ready;
  const bytes = Uint8Array.from(bytesOf(format, number));
  const result = await (open instanceof MPEGDecoder ? open.decode(bytes) : open.decodeFile(bytes));
  open.free();
  const [samples = new Float32Array()] = result.channelData;
  const loudest = Array.from({ length: SECONDS }, (_, second) =>
    samples.slice(second * RATE, (second + 1) * RATE).reduce((most, value) => Math.max(most, value), 0),
  );
  return { errors: result.errors.length, seconds: result.samplesDecoded / RATE, loudest, samples };
}

it.each(['mp3', 'flac', 'ogg'] as const)('writes %s files that decode without errors', async (format) => {
  const { errors, seconds, loudest } = await decoded(format);
  expect(errors).toBe(0);
  expect(Math.abs(seconds - SECONDS)).toBeLessThan(0.1);
  expect(Math.min(...loudest)).toBeGreaterThan(0.1);
});

it('writes melodies that differ by their number', async () => {
  const [one, other] = await Promise.all([decoded('flac', 1), decoded('flac', 2)]);
  expect(one?.samples.slice(0, 8192)).not.toEqual(other?.samples.slice(0, 8192));
});
