import { readFileChunks } from '@qingyin/server-kernel';
import { composeSong, toLrc } from '../compose/index.ts';
import { flacHeadWithLyrics, tagFlac } from '../encode/flac-tags.ts';
import { coverTagBytes, id3Tag, TAG_BYTES } from '../encode/id3-tag.ts';
import type { MediaCache } from '../media-cache.ts';
import { cacheError, MediaError } from '../media-error.ts';
import type { AudioFacts, AudioFormat, AudioService, CoverSpec, OpenAudio, SongSource } from '../types.ts';
import { prependHeader, lyricsHash } from './prepend-header.ts';
import { createLiveSong, type LiveSong } from './live-song.ts';
import { urgency, type Urgency } from './render-messages.ts';
import type { RenderPool } from './render-pool.ts';
import { createSongFactsCache } from './song-facts.ts';

/**
 * Version of the FLAC tags, to be increased with every change of them; the version of the sound is part of the
 * key.
 */
const FLAC_VERSION = 2;
const flacName = (key: string): string => `${key}-${FLAC_VERSION}.flac`;
/** Maximum number of songs kept in memory if the cache folder cannot be written. */
const KEPT_IN_MEMORY = 6;
/** Upper bound for the metadata (lyrics and cover) before the sound of a FLAC file, bytes. */
const FLAC_HEAD_BYTES = 256 * 1024;

export interface TagCover {
  bytes: Buffer;
  /** Edge length in pixels. */
  edge: number;
}
export interface AudioServiceOptions {
  cache: MediaCache;
  pool: RenderPool;
  tagCover(spec: CoverSpec): Promise<TagCover>;
}

/** Sound of the demo catalogue: serves any byte range of any song at once (see AudioService). */
export function createAudioService({
  cache,
  pool,
  tagCover,
}: AudioServiceOptions): AudioService & { close(): void } {
  const factsOf = createSongFactsCache();
  const live = new Map<string, LiveSong>();
  const kept = new Map<string, Buffer>();
  const lossless = new Map<string, Promise<AudioFacts>>();

  const lyricsOf = (source: SongSource): string => toLrc(composeSong(source.spec), source.spec);
  const render = (source: SongSource, wanted: Urgency): LiveSong => {
    const { key, size } = factsOf(source);
    const running = live.get(key);
    if (running) return running;
    const song = createLiveSong({
      pool,
      source,
      size,
      urgency: wanted,
      tag: Promise.resolve(id3Tag(source.tags, lyricsOf(source))),
      onEnd(bytes) {
        if (!bytes) return void live.delete(key);
        kept.set(key, bytes);
        live.delete(key);
        cache.write(`${key}.mp3`, bytes).then(
          () => kept.delete(key),
          () => {
            for (const old of [...kept.keys()].slice(0, -KEPT_IN_MEMORY)) kept.delete(old);
          },
        );
      },
    });
    live.set(key, song);
    return song;
  };
  const inCache = async (name: string, size?: number): Promise<boolean> => {
    const found = await cache.verifiedSize(name);
    return found !== undefined && (size === undefined || found === size);
  };

  async function* readFile(
    name: string,
    start: number,
    end: number,
    signal?: AbortSignal,
  ): AsyncGenerator<Buffer> {
    try {
      yield* readFileChunks(cache.path(name), start, end, signal);
    } catch (error) {
      throw cacheError(error);
    }
  }
  async function* readMp3(
    source: SongSource,
    start: number,
    end: number,
    signal?: AbortSignal,
  ): AsyncGenerator<Buffer> {
    const { key, size } = factsOf(source);
    const memory = kept.get(key);
    if (memory) yield memory.subarray(start, end + 1);
    else if (!live.has(key) && (await inCache(`${key}.mp3`, size)))
      yield* readFile(`${key}.mp3`, start, end, signal);
    else yield* render(source, urgency.asked).read(start, end, signal);
  }
  const checked = (size: number, start: number, end: number): void => {
    if (!(start >= 0 && start <= end && end < size)) throw new RangeError(`bytes ${start}-${end} of ${size}`);
  };
  const losslessFacts = async (source: SongSource): Promise<AudioFacts | undefined> => {
    const { key, durationMs } = factsOf(source);
    const size = await cache.size(flacName(key));
    if (size === undefined) return undefined;
    const bitrate = Math.round((size * 8_000) / durationMs);
    return { size, etag: `"${key}-flac${FLAC_VERSION}"`, contentType: 'audio/flac', durationMs, bitrate };
  };
  const renderFlac = (source: SongSource, signal?: AbortSignal): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const parts: Uint8Array[] = [];
      const stop = (): void => {
        job.cancel();
        reject(new MediaError('closed', 'rendering was aborted'));
      };
      const job = pool.start(source.spec, 'flac', urgency.lossless, {
        data: (bytes) => void parts.push(bytes),
        done: () => {
          signal?.removeEventListener('abort', stop);
          resolve(Buffer.concat(parts));
        },
        failed: reject,
      });
      signal?.addEventListener('abort', stop, { once: true });
    });
  const makeFlac = async (source: SongSource, signal?: AbortSignal): Promise<AudioFacts> => {
    const ready = (await inCache(flacName(factsOf(source).key))) ? await losslessFacts(source) : undefined;
    if (ready) return ready;
    const [raw, cover] = await Promise.all([renderFlac(source, signal), tagCover(source.tags.cover)]);
    await cache.write(
      flacName(factsOf(source).key),
      tagFlac(raw, source.tags, lyricsOf(source), cover.bytes, cover.edge),
    );
    const facts = await losslessFacts(source);
    if (!facts) throw new MediaError('cache-io', 'the FLAC file was deleted');
    return facts;
  };

  const makeLossless = (source: SongSource, signal?: AbortSignal): Promise<AudioFacts> => {
    const { key } = factsOf(source);
    const running = lossless.get(key) ?? makeFlac(source, signal).finally(() => lossless.delete(key));
    lossless.set(key, running);
    return running;
  };

  const open = async (source: SongSource, format: AudioFormat = 'mp3'): Promise<OpenAudio> => {
    if (format === 'mp3') {
      const facts = publicFacts(factsOf(source));
      return {
        ...facts,
        read(start, end, signal) {
          checked(facts.size, start, end);
          return readMp3(source, start, end, signal);
        },
      };
    }
    const name = flacName(factsOf(source).key);
    let facts = await losslessFacts(source);
    if (!facts) throw new MediaError('not-ready', 'this song is not rendered as FLAC yet');
    // A damaged file is rendered again.
    if (!(await inCache(name))) facts = await makeLossless(source);
    const { size } = facts;
    return {
      ...facts,
      read(start, end, signal) {
        checked(size, start, end);
        return readFile(name, start, end, signal);
      },
    };
  };
  const openFlacWithLyrics = async (source: SongSource, lyrics: string): Promise<OpenAudio> => {
    const file = await open(source, 'flac');
    const start: Buffer[] = [];
    for await (const piece of file.read(0, Math.min(FLAC_HEAD_BYTES, file.size) - 1))
      start.push(Buffer.from(piece));
    const before = flacHeadWithLyrics(Buffer.concat(start), source.tags, lyrics);
    if (!before) return file;
    const { head, soundAt } = before;
    const mark = `lyrics-${lyricsHash(lyrics)}`;
    return prependHeader({ head: () => Promise.resolve(head), headBytes: head.length, file, soundAt, mark });
  };

  return {
    describe: (source) => publicFacts(factsOf(source)),
    open,
    async openDownload(source, format, lyrics) {
      if (format === 'flac')
        return lyrics === undefined ? open(source, 'flac') : openFlacWithLyrics(source, lyrics);
      const tagLyrics = lyrics ?? lyricsOf(source);
      return prependHeader({
        head: async () => id3Tag(source.tags, tagLyrics, (await tagCover(source.tags.cover)).bytes),
        headBytes: coverTagBytes(tagLyrics),
        file: await open(source, 'mp3'),
        soundAt: TAG_BYTES,
        mark: lyrics === undefined ? 'cover' : `cover-${lyricsHash(lyrics)}`,
      });
    },
    async renderAhead(source, signal) {
      const { key, size } = factsOf(source);
      if (signal?.aborted || kept.has(key) || (await inCache(`${key}.mp3`, size))) return;
      await render(source, urgency.ahead).finish();
    },
    makeLossless,
    lossless: losslessFacts,
    close() {
      const error = new MediaError('closed', 'the server is closing');
      for (const song of [...live.values()]) song.close(error);
    },
  };
}

function publicFacts({ size, etag, contentType, durationMs, bitrate }: AudioFacts): AudioFacts {
  return { size, etag, contentType, durationMs, bitrate };
}
