import { isMusicFileType } from '@qingyin/audio-dsp';
import type { LibraryFile } from '@qingyin/server-catalogue';
import { stat } from 'node:fs/promises';
import type { ConversionSource } from './conversion-source.ts';

/**
 * Source for the conversion of a file of a music library as it is on disk now.
 *
 * @param path absolute path of the file
 * @returns undefined when there is no such file
 */
export async function conversionSource(
  file: Pick<LibraryFile, 'type' | 'audioHash' | 'bits' | 'sampleRate' | 'startMs' | 'endMs'>,
  path: string,
): Promise<ConversionSource | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || !isMusicFileType(file.type)) return undefined;
  const { type, audioHash, bits, sampleRate, startMs, endMs } = file;
  // The sound may have been replaced since the hash was stored.
  const identity = [audioHash || path, found.size, Math.floor(found.mtimeMs)].join(' ');
  return { path, identity, type, bits, sampleRate, startMs, endMs };
}
