import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { distinctNames } from '../http/file-name.ts';
import type { House } from '../http/call.ts';
import type { Language } from '../http/messages/index.ts';
import { listOfLost, type Lost } from './left-out.ts';
import { openSong, type SongFile } from './open-song.ts';
import { artistsOf, judge, type OpenToKeep } from './songs.ts';
import type { Order } from './tickets.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Songs loaded at once, so that ten thousand rows are not held in memory while the first song is sent. */
const LOOK_UP = 50;

export interface ZipOptions extends Order {
  /** language of the list of missing songs */
  language: Language;
  log: FastifyBaseLogger;
  now: () => number;
}

/**
 * Streams the songs of an order as one zip; each is rendered when its turn comes, and nothing is stored.
 * Permissions are checked at that time; songs that cannot be included are listed in a text file at the end.
 */
export function zipOfSongs(house: House, options: ZipOptions): Readable {
  const gone = new AbortController();
  const zip = zipStream(entriesOf(house, options, gone.signal), new Date(options.now()));
  zip.once('close', () => gone.abort());
  return zip;
}

async function* entriesOf(house: House, options: ZipOptions, gone: AbortSignal): AsyncGenerator<ZipEntry> {
  const { userId, songIds, level, language } = options;
  const distinct = distinctNames();
  const lost: Lost[] = [];
  for (let at = 0; at < songIds.length; at += LOOK_UP) {
    for (const song of await judge(house.db, userId, songIds.slice(at, at + LOOK_UP), level)) {
      if (gone.aborted) return;
      if (song.kind === 'left-out') {
        lost.push(song);
        continue;
      }
      const file = await opened(house, options, song, gone);
      if (gone.aborted) return;
      if (!file) lost.push({ ...known(song), reason: 'failed' });
      else yield { name: distinct(file.name), pieces: wholeOrListed(file, song) };
    }
  }
  if (lost.length === 0) return;
  const list = listOfLost(lost, language);
  yield { name: distinct(list.name), pieces: once(list.bytes) };

  /** A song that fails in the middle keeps its partial content and is listed. */
  async function* wholeOrListed({ sound }: SongFile, song: OpenToKeep): AsyncGenerator<Buffer> {
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
  house: House,
  { log }: Pick<ZipOptions, 'log'>,
  song: OpenToKeep,
  gone: AbortSignal,
): Promise<SongFile | undefined> {
  return new Promise((resolve) => {
    const leave = (): void => resolve(undefined);
    gone.addEventListener('abort', leave, { once: true });
    openSong({ ...house, log }, song, true)
      .then(resolve, (error: unknown) => {
        log.warn({ err: error, songId: song.id }, 'a song of a zip could not be opened');
        leave();
      })
      .finally(() => gone.removeEventListener('abort', leave));
  });
}

const known = (song: OpenToKeep): Pick<Lost, 'id' | 'name' | 'artist'> =>
  song.kind === 'cloud'
    ? { id: song.id, name: song.record.row.name, artist: song.record.row.artist }
    : { id: song.id, name: song.record.song.name, artist: artistsOf(song.record) };

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
