/** @file Test files for specs, generated: a tone of 1 kHz at -6 dBFS in each format. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import libflac from 'libflacjs';
import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { createInfoFrame } from '../encode/info-frame.ts';
import { encodeWavFile, type WavForm } from '../encode/wav-file.ts';
import { tones } from '../measure/test-signals.ts';

export const RATE = 44_100;
export const LEVEL = -6;
const folder = mkdtempSync(join(tmpdir(), 'qy-sound-'));
// Spec files in one process share this module, so the folder is deleted when the process exits.
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Writes a temporary file for a spec. */
export function fileOf(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

export const tone = (seconds: number, rate = RATE): Float32Array =>
  tones([{ level: LEVEL, seconds, hertz: 1000 }], rate);

/** Encodes WAV in any variant; mono at `RATE` by default. Each channel has the same samples. */
export function wavOf(
  samples: Float32Array,
  form: Pick<WavForm, 'kind' | 'bits'> & Partial<WavForm>,
): Buffer {
  const { kind, bits, channels = 1, rate = RATE } = form;
  const width = bits / 8;
  const body = Buffer.alloc(samples.length * channels * width);
  samples.forEach((sample, index) => {
    for (let channel = 0; channel < channels; channel++) {
      const at = (index * channels + channel) * width;
      if (kind === 3) body[bits === 64 ? 'writeDoubleLE' : 'writeFloatLE'](sample, at);
      else if (bits === 8) body.writeUInt8(Math.round(sample * 127) + 128, at);
      else body.writeIntLE(Math.round(sample * (2 ** (bits - 1) - 1)), at, width);
    }
  });
  return encodeWavFile({ ...form, channels, rate }, [
    ['junk', Buffer.from('12345')],
    ['data', body],
  ]);
}

async function encoded(make: typeof createMp3Encoder | typeof createOggEncoder, samples: Float32Array) {
  const encoder = await make();
  encoder.configure({ sampleRate: RATE, channels: 2 });
  return Buffer.concat([
    Uint8Array.from(encoder.encode([samples, samples])),
    Uint8Array.from(encoder.finalize()),
  ]);
}

/** Encodes MP3 at a constant 128 kbit/s. @param named true: with an Info frame */
export async function mp3Of(samples: Float32Array, named: boolean, channels: 1 | 2 = 2): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels, bitrate: 128 });
  const planes = [samples, samples].slice(0, channels);
  const sound = [Uint8Array.from(encoder.encode(planes)), Uint8Array.from(encoder.finalize())];
  return Buffer.concat([...(named ? [createInfoFrame(samples.length)] : []), ...sound]);
}

export const oggOf = (samples: Float32Array): Promise<Buffer> => encoded(createOggEncoder, samples);

/** Encodes 16-bit FLAC, native or in Ogg. */
export async function flacOf(samples: Float32Array, inOgg = false): Promise<Buffer> {
  const flac = libflac('release.asmjs');
  if (!flac.isReady()) await new Promise<void>((resolve) => flac.on('ready', () => resolve()));
  const encoder = flac.create_libflac_encoder(RATE, 1, 16, 5, samples.length, false);
  const parts: Uint8Array[] = [];
  const keep = (bytes: Uint8Array) => void parts.push(new Uint8Array(bytes));
  if (inOgg) flac.init_encoder_ogg_stream(encoder, keep, undefined, 7);
  else flac.init_encoder_stream(encoder, keep);
  const whole = Int32Array.from(samples, (sample) => Math.round(sample * 32_767));
  flac.FLAC__stream_encoder_process_interleaved(encoder, whole, whole.length);
  flac.FLAC__stream_encoder_finish(encoder);
  flac.FLAC__stream_encoder_delete(encoder);
  return Buffer.concat(parts);
}
