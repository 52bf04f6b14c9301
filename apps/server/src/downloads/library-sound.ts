import { isSoundType, soundTypes } from '@qingyin/audio-dsp';
import { type LibraryFile, libraryFilePath, needsConversion } from '@qingyin/server-catalogue';
import {
  ConversionError,
  type ConversionSource,
  conversionSource,
  type ConversionWait,
  type ConvertedFile,
  type FileChoice,
} from '@qingyin/server-convert';
import { intactFilePath } from '@qingyin/server-files';
import { readFileChunks } from '@qingyin/server-kernel';
import { stat } from 'node:fs/promises';
import type { AppContext } from '../http/request-context.ts';
import type { RandomAccessFile } from '../http/send-file.ts';

type Ports = Pick<AppContext, 'db' | 'files' | 'music' | 'converter' | 'conversions' | 'now'>;

/** How a request waits for a conversion. */
export interface RequestWait extends ConversionWait {
  /** for whom the wait is counted, as named by `callerOf`; undefined: its number is bounded otherwise */
  caller?: string;
}

/**
 * Opens a file of a music library as it is on disk now, or an upload as it was received; with a format, the result of
 * its conversion, which is awaited.
 *
 * @param wait how a conversion is awaited
 * @returns undefined when it cannot be read: its library is then looked at, since its disk may be away; the damage of an
 *   upload is recorded
 * @throws ConversionError `busy` or `no-space`
 */
export async function openLibraryFile(
  context: Ports,
  { file, format }: FileChoice,
  wait?: RequestWait,
): Promise<RandomAccessFile | undefined> {
  if (format !== undefined) return openConverted(context, { file, format }, wait);
  if (!isSoundType(file.type) || needsConversion(file)) return undefined;
  const path = await presentPath(context, file);
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  if (path === undefined || !found) return undefined;
  const { contentHash } = file;
  return {
    size: contentHash === null ? found.size : file.size,
    etag:
      contentHash === null
        ? `"${file.fileId}-${found.size}-${Math.floor(found.mtimeMs)}"`
        : `"${contentHash.slice(0, 40)}"`,
    contentType: soundTypes[file.type],
    read: (start, end, gone) => readFileChunks(path, start, end, gone),
  };
}

/** A converted file, which exists already or is made. @throws ConversionError `busy` also when the caller waits too often */
export async function convertedFile(
  context: Ports,
  { file, format }: FileChoice,
  { caller, ...wait }: RequestWait = {},
): Promise<ConvertedFile | undefined> {
  const source = await presentSource(context, file);
  if (!source || !format) return undefined;
  const known = await context.converter.cached(source, format);
  if (known) return known;
  const place = caller === undefined ? undefined : context.conversions.enter(caller);
  if (typeof place === 'string') throw new ConversionError('busy');
  try {
    return await context.converter.convert(source, format, wait);
  } finally {
    place?.leave();
  }
}

/** The result of an earlier conversion; `unmade`: there is none; undefined: the file cannot be read. */
export async function madeConversion(
  context: Ports,
  { file, format }: FileChoice,
): Promise<ConvertedFile | 'unmade' | undefined> {
  const source = await presentSource(context, file);
  return source && format && ((await context.converter.cached(source, format)) ?? 'unmade');
}

async function presentSource(context: Ports, file: LibraryFile): Promise<ConversionSource | undefined> {
  const path = await presentPath(context, file);
  return path === undefined ? undefined : conversionSource(file, path);
}

async function openConverted(
  context: Ports,
  choice: FileChoice,
  wait: RequestWait | undefined,
): Promise<RandomAccessFile | undefined> {
  try {
    const found = await convertedFile(context, choice, wait);
    return (
      found && {
        size: found.size,
        etag: `"${found.hash}"`,
        contentType: soundTypes[found.type],
        read: (start, end, gone) => found.read(start, end, gone),
      }
    );
  } catch (error) {
    if (error instanceof ConversionError && error.code !== 'busy' && error.code !== 'no-space')
      return undefined;
    throw error;
  }
}

/** Path of a file that is there; that of an upload only when it is intact. */
async function presentPath(context: Ports, file: LibraryFile): Promise<string | undefined> {
  if (file.contentHash !== null) return intactFilePath(context, file.contentHash);
  const path = libraryFilePath(file, (name) => context.files.store.path(name));
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return path;
  context.music.noteMissing(file.libraryId);
  return undefined;
}
