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

/** Songs looked up together: ten thousand rows at once would be held while the first of them is sent. */
const LOOK_UP = 50;

export interface ZipOptions extends Order {
  /** of the list of what is missing */
  language: Language;
  log: FastifyBaseLogger;
  now: () => number;
}

/**
 * The songs of an order in one zip, one after the other, each made when it is its turn and nothing kept on the way.
 * Rights are those of the moment; what could not be had is named in a text file at the end.
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

  /** What breaks off in the middle is there with what it has, and named. */
  async function* wholeOrListed({ sound }: SongFile, song: OpenToKeep): AsyncGenerator<Buffer> {
    try {
      yield* sound.read(0, sound.size - 1, gone);
    } catch (error) {
      options.log.warn({ err: error, songId: song.id }, 'a song of a zip broke off');
      lost.push({ ...known(song), reason: 'broken' });
    }
  }
}

/** A song that cannot be had is undefined; nobody waits for one that is being made once they have gone. */
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
        log.warn({ err: error, songId: song.id }, 'a song of a zip could not be had');
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
