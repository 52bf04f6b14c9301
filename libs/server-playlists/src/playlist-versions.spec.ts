import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savePlaylistVersion, VERSION_INTERVAL_MS } from './playlist-versions.ts';

const LIST = 7;
const NOW = 1_700_000_000_000;

let db: Db;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

/** Adds a song to the playlist and saves a version. @returns the version */
async function keepGrown(now: number): Promise<number | null> {
  const { length } = await db.selectFrom('playlist_track').select('song_id').execute();
  await db
    .insertInto('playlist_track')
    .values({ playlist_id: LIST, song_id: length + 1, position: length, added_at: now, user_id: 5 })
    .execute();
  return savePlaylistVersion(db, { playlist: LIST, userId: 5, now });
}

it('saves one version for several changes within the interval', async () => {
  const kept = [
    await keepGrown(NOW),
    await keepGrown(NOW + VERSION_INTERVAL_MS - 1),
    await keepGrown(NOW + VERSION_INTERVAL_MS),
  ];
  expect(kept).toEqual([1, null, 2]);
});

it('saves a version after the clock was ahead and has been corrected', async () => {
  expect([await keepGrown(NOW + 100 * VERSION_INTERVAL_MS), await keepGrown(NOW)]).toEqual([1, 2]);
});
