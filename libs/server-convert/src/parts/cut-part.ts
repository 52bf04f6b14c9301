import { withFile } from '@qingyin/audio-dsp';
import { open } from 'node:fs/promises';
import { ConversionError } from '../conversion-error.ts';
import type { ConversionSource } from '../conversion-source.ts';
import { cutFlac } from './cut-flac.ts';
import { cutWav } from './cut-wav.ts';

export interface CutOptions {
  /** bytes of output from which it is given up */
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Writes a part of a FLAC or WAV file as a file of the same format, exact to the sample, without ffmpeg.
 *
 * @param output absolute path of the file to be written
 * @throws ConversionError `failed` for a damaged or unsuitable file, `stopped` after an abort
 */
export async function cutPart(
  source: ConversionSource,
  output: string,
  { maxBytes, signal }: CutOptions,
): Promise<void> {
  const result = await open(output, 'w');
  let size = 0;
  const write = async (bytes: Buffer): Promise<void> => {
    if (signal.aborted) throw new ConversionError('stopped');
    size += bytes.length;
    if (size > maxBytes) throw new ConversionError('failed', `larger than ${maxBytes} bytes`);
    await result.write(bytes).catch((cause: unknown) => {
      throw new ConversionError('no-space', String(cause));
    });
  };
  try {
    await withFile(source.path, async (file) => {
      if (source.type === 'wav') return cutWav(file, source, write);
      const head = await cutFlac(file, source, write);
      await result.write(head, 0, head.length, 0);
    });
  } catch (cause) {
    if (cause instanceof ConversionError) throw cause;
    throw new ConversionError('failed', cause instanceof Error ? cause.message : String(cause));
  } finally {
    await result.close();
  }
}
