import { viewerOf } from '@qingyin/server-catalogue';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { distinctNames } from '../http/file-name.ts';
import type { AppContext } from '../http/request-context.ts';
import type { LocaleCode } from '@qingyin/locales';
import { missingSongsFile, type MissingSong } from './missing-songs-file.ts';
import { openSong, type SongFile } from './open-song.ts';
import { artistNames, checkDownloads, type DownloadableSong } from './check-downloads.ts';
import type { DownloadOrder } from './download-tickets.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Songs loaded at once, so that ten thousand rows are not held in memory while the first song is sent. */
const LOOK_UP = 50;

export interface ZipOptions extends DownloadOrder {
  /** of the list of missing songs */
  locale: LocaleCode;
  log: FastifyBaseLogger;
  now: () => number;
}

/**
 * Streams the songs of an order as one zip; each is rendered when its turn comes, and nothing is stored.
 * Permissions are checked at that time; songs that cannot be included are listed in a text file at the end.
 */
export function createSongsZip(context: AppContext, options: ZipOptions): Readable {
  const gone = new AbortController();
  const zip = zipStream(entriesOf(context, options, gone.signal), new Date(options.now()));
  zip.once('close', () => gone.abort());
  return zip;
}

async function* entriesOf(
  context: AppContext,
  options: ZipOptions,
  gone: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const { userId, songIds, level, locale } = options;
  const distinct = distinctNames();
  const lost: MissingSong[] = [];
  for (let at = 0; at < songIds.length; at += LOOK_UP) {
    for (const song of await checkDownloads(
      context,
      await viewerOf(context.db, userId),
      songIds.slice(at, at + LOOK_UP),
      level,
    )) {
      if (gone.aborted) return;
      if (song.kind === 'left-out') {
        lost.push(song);
        continue;
      }
      const file = await opened(context, options, song, gone);
      if (gone.aborted) return;
      if (!file) lost.push({ ...known(song), reason: 'failed' });
      else yield { name: distinct(file.name), pieces: wholeOrListed(file, song) };
    }
  }
  if (lost.length === 0) return;
  const list = await missingSongsFile(lost, locale);
  yield { name: distinct(list.name), pieces: once(list.bytes) };

  /** A song that fails in the middle keeps its partial content and is listed. */
  async function* wholeOrListed({ sound }: SongFile, song: DownloadableSong): AsyncGenerator<Buffer> {
    try {
      yield* sound.read(0, sound.size - 1, gone);
    } catch (error) {
      options.log.warn({ err: error, songId: song.id }, 'a song of a zip failed while it was sent');
      lost.push({ ...known(song), reason: 'broken' });
    }
  }
}

/** Opens a song; resolves with undefined when that fails, or at once when the client disconnects. */
function opened(
  context: AppContext,
  { log }: Pick<ZipOptions, 'log'>,
  song: DownloadableSong,
  gone: AbortSignal,
): Promise<SongFile | undefined> {
  return new Promise((resolve) => {
    const leave = (): void => resolve(undefined);
    gone.addEventListener('abort', leave, { once: true });
    openSong({ ...context, log }, song, { patient: true, signal: gone })
      .then(resolve, (error: unknown) => {
        log.warn({ err: error, songId: song.id }, 'a song of a zip could not be opened');
        leave();
      })
      .finally(() => gone.removeEventListener('abort', leave));
  });
}

const known = ({ id, record }: DownloadableSong): Pick<MissingSong, 'id' | 'name' | 'artist'> => ({
  id,
  name: record.song.name,
  artist: artistNames(record),
});

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
