import type { SoundType } from '@qingyin/audio-dsp';
import { MINUTE_MS, readFileChunks } from '@qingyin/server-kernel';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { ConversionError } from './conversion-error.ts';
import { type ConversionFormat, conversionFormats, type ConversionSource } from './conversion-source.ts';
import { type ConversionWait, createConversionQueue } from './conversion-queue.ts';
import { createConvertedCache } from './converted-cache.ts';
import { ffmpegArguments } from './ffmpeg-arguments.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { cutPart } from './parts/cut-part.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** To be increased with every change that gives another result for the same source. */
const CONVERSION_VERSION = 1;
const MAX_BYTES = 5_000_000_000;
const AT_ONCE = 2;
const MAX_WAITING = 40;
const TIMEOUT_MS = 10 * MINUTE_MS;
/** Time in which a failed conversion is not tried again. */
const REMEMBERED_MS = 10 * MINUTE_MS;
const MOST_REMEMBERED = 1000;

/** A complete converted file. */
export interface ConvertedFile {
  type: SoundType;
  /** hash of all that determines the content, hex */
  hash: string;
  path: string;
  /** bytes */
  size: number;
  /** Reads a range, both ends inclusive; the file is not deleted meanwhile. */
  read(start: number, end: number, signal?: AbortSignal): AsyncIterable<Buffer>;
}

/** Converts sound files by ffmpeg, and cuts parts out of them, each once. */
export interface Converter {
  /** version of ffmpeg; null: there is none */
  readonly version: string | null;
  /** formats that ffmpeg makes */
  readonly formats: ReadonlySet<ConversionFormat>;
  /** Hash that names the result of a conversion. */
  hashOf(source: ConversionSource, format: ConversionFormat): string;
  /** The result of an earlier conversion. */
  cached(source: ConversionSource, format: ConversionFormat): Promise<ConvertedFile | undefined>;
  /**
   * The result of a conversion, which is made if it does not exist; calls for the same one share a run.
   *
   * @throws ConversionError
   */
  convert(source: ConversionSource, format: ConversionFormat, wait?: ConversionWait): Promise<ConvertedFile>;
  /** Kills what runs. */
  stop(): Promise<void>;
}

export interface ConverterOptions {
  ffmpeg: Ffmpeg | undefined;
  /** folder of the converted files */
  folder: string;
  /** ms since 1970 */
  now: () => number;
  /** called with each failure that is not the caller's */
  onError?: (error: ConversionError, path: string) => void;
  maxBytes?: number;
  maxWaiting?: number;
  timeoutMs?: number;
}

/** Creates the converter of the server; without ffmpeg it only cuts parts out of FLAC and WAV files. */
export function createConverter(options: ConverterOptions): Converter {
  const { ffmpeg, folder, now, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  const cache = createConvertedCache(folder, maxBytes, now);
  const queue = createConversionQueue<ConvertedFile>(AT_ONCE, options.maxWaiting ?? MAX_WAITING);
  const failures = new Map<string, { error: ConversionError; until: number }>();
  const stopping = new AbortController();
  const swept = cache.sweep();

  const isCut = ({ type, startMs, endMs }: ConversionSource, format: ConversionFormat): boolean =>
    !ffmpeg?.formats.has(format) && type === format && (startMs > 0 || endMs !== null);
  const hashOf = (source: ConversionSource, format: ConversionFormat): string => {
    const { identity, type, bits, sampleRate, startMs, endMs } = source;
    const way = isCut(source, format) ? [format, 'cut'] : [format];
    const parts = [CONVERSION_VERSION, identity, type, bits, sampleRate, startMs, endMs, ...way];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
  };
  const resultOf = (hash: string, format: ConversionFormat, size: number): ConvertedFile => {
    const { type } = conversionFormats[format];
    const name = `${hash}.${type}`;
    const path = cache.path(name);
    return {
      ...{ type, hash, path, size },
      async *read(start, end, signal) {
        const release = cache.hold(name);
        try {
          yield* readFileChunks(path, start, end, signal);
        } finally {
          release();
        }
      },
    };
  };
  const cached = async (source: ConversionSource, format: ConversionFormat) => {
    const hash = hashOf(source, format);
    const size = await cache.use(`${hash}.${conversionFormats[format].type}`);
    return size === undefined ? undefined : resultOf(hash, format, size);
  };
  const make = async (source: ConversionSource, format: ConversionFormat): Promise<ConvertedFile> => {
    const program = ffmpeg?.formats.has(format) ? ffmpeg.program : undefined;
    if (program === undefined && !isCut(source, format)) throw new ConversionError('unavailable');
    const hash = hashOf(source, format);
    const name = `${hash}.${conversionFormats[format].type}`;
    const temporary = await cache.temporary(name);
    if (!(await cache.hasRoom())) throw new ConversionError('no-space');
    try {
      const limits = { maxBytes: maxBytes / 2, signal: stopping.signal };
      if (program === undefined) await cutPart(source, temporary, limits);
      else await runFfmpeg(program, ffmpegArguments(source, format, temporary), { ...limits, timeoutMs });
      return resultOf(hash, format, await cache.keep(temporary, name));
    } catch (cause) {
      await rm(temporary, { force: true }).catch(() => undefined);
      const error = cause instanceof ConversionError ? cause : new ConversionError('no-space', String(cause));
      if (error.code === 'failed') remember(hash, error);
      if (error.code !== 'stopped') options.onError?.(error, source.path);
      throw error;
    }
  };
  const remember = (hash: string, error: ConversionError): void => {
    if (failures.size >= MOST_REMEMBERED) failures.delete(failures.keys().next().value ?? '');
    failures.set(hash, { error, until: now() + REMEMBERED_MS });
  };
  return {
    version: ffmpeg?.version ?? null,
    formats: ffmpeg?.formats ?? new Set(),
    hashOf,
    cached,
    async convert(source, format, wait) {
      const known = await cached(source, format);
      if (known) return known;
      const hash = hashOf(source, format);
      const failure = failures.get(hash);
      if (failure && failure.until > now()) throw failure.error;
      return queue.run(hash, () => make(source, format), wait);
    },
    async stop() {
      stopping.abort();
      await queue.stop();
      await swept;
    },
  };
}
