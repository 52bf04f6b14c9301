import { type Db, openDb } from '@qingyin/server-db';
import type { FileStore } from '@qingyin/server-files';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRound } from './fill-round.ts';
import { OutsideError, UnreachableError } from './outside-error.ts';
import type { OutsideSource } from './outside-source.ts';
import { readOutsideSettings, writeOutsideSettings } from './source-settings.ts';
import { addAlbum } from './testing/add-album.ts';

const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const FIRST = 1_000_000_001;
let db: Db;

beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

/** Adds albums with releases, and their artists. */
async function addAlbums(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await addAlbum(db, { id: FIRST + at, mbid: `release-${at}` });
}

const archive = (loadCover: OutsideSource['loadCover']): OutsideSource => ({
  name: 'cover-art-archive',
  loadCover,
});
const describing: OutsideSource = {
  name: 'musicbrainz',
  describeArtist: () => Promise.resolve({ body: '歌手', link: 'https://musicbrainz.org/artist/1' }),
};

/** Runs a round to its end. @returns whether it was cut short, and how many errors were reported */
async function runRound(sources: OutsideSource[], now = NOW): Promise<[isCutShort: boolean, errors: number]> {
  const onError = vi.fn();
  const round = startRound(onError);
  // Nothing is stored by these sources.
  const options = { db, store: {} as FileStore, sources, now: () => now };
  while (await round.next(options));
  return [round.isCutShort(), onError.mock.calls.length];
}

const finds = async (kind: 'album' | 'artist'): Promise<number> =>
  (await db.selectFrom('outside_find').select('owner_id').where('kind', '=', kind).execute()).length;

it('goes on after an album that a service refuses, and asks for it again after days', async () => {
  await addAlbums(3);
  const asked = vi.fn(({ mbid }: { mbid: string }) =>
    mbid === 'release-0' ? Promise.reject(new OutsideError('answered 400')) : Promise.resolve(undefined),
  );
  expect(await runRound([archive(asked)])).toEqual([false, 1]);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await runRound([archive(asked)], NOW + DAY)).toEqual([false, 0]);
  expect(await runRound([archive(asked)], NOW + 4 * DAY)).toEqual([false, 1]);
  expect(asked).toHaveBeenCalledTimes(4);
});

it('describes artists while covers cannot be asked for, and notes nothing of these', async () => {
  await addAlbums(3);
  const asked = vi.fn(() => Promise.reject(new UnreachableError('cannot be reached')));
  expect(await runRound([archive(asked), describing])).toEqual([true, 1]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await finds('album')).toBe(0);
  expect(await finds('artist')).toBe(3);
});

it('stops asking a service that refuses everything', async () => {
  await addAlbums(7);
  const asked = vi.fn(() => Promise.reject(new OutsideError('answered 403')));
  expect(await runRound([archive(asked)])).toEqual([true, 5]);
  expect(await runRound([archive(asked)])).toEqual([false, 2]);
});

it('keeps a description when the service refuses later', async () => {
  await addAlbums(1);
  await runRound([describing]);
  const refusing = { ...describing, describeArtist: () => Promise.reject(new OutsideError('answered 500')) };
  expect(await runRound([refusing], NOW + 31 * DAY)).toEqual([false, 1]);
  expect(await db.selectFrom('outside_find').select('body').execute()).toEqual([{ body: '歌手' }]);
});

it('looks again for what was not found when another source is turned on', async () => {
  const contact = 'a@example.org';
  await addAlbums(1);
  await writeOutsideSettings(db, { enabled: ['cover-art-archive'], contact });
  await runRound([archive(() => Promise.resolve(undefined)), describing]);
  await writeOutsideSettings(db, { enabled: ['cover-art-archive'], contact: 'b@example.org' });
  expect(await finds('album')).toBe(1);
  await writeOutsideSettings(db, { enabled: ['musicbrainz', 'cover-art-archive'], contact });
  expect((await readOutsideSettings(db)).enabled).toHaveLength(2);
  expect([await finds('album'), await finds('artist')]).toEqual([0, 1]);
});
