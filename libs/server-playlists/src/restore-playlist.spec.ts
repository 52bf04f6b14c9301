import { EVERYONE } from '@qingyin/server-catalogue';
import { openDb } from '@qingyin/server-db';
import { expect, it } from 'vitest';
import { listPlaylistVersions, restorePlaylist } from './restore-playlist.ts';

it('restores the songs that stand in for replaced ones', async () => {
  const [REPLACED, STANDING, LIST, OWNER, NOW] = [1_000_000_001, 1_000_000_002, 7, 5, 100];
  const db = await openDb(':memory:');
  await db
    .insertInto('song_replacement')
    .values({ from_id: REPLACED, to_id: STANDING, user_id: 1, at: 1, undone_at: null, kind: 'missing' })
    .execute();
  await db
    .insertInto('playlist_track')
    .values({ playlist_id: LIST, song_id: STANDING, position: 3, added_at: 1, user_id: OWNER })
    .execute();
  await db
    .insertInto('playlist_version')
    .values({ playlist_id: LIST, version: 1, user_id: OWNER, made_at: 1, song_ids: `${REPLACED}` })
    .execute();
  await restorePlaylist(db, { playlist: LIST, userId: OWNER, now: NOW, version: 1 }, EVERYONE);
  expect(await db.selectFrom('playlist_track').select(['song_id', 'added_at']).execute()).toEqual([
    { song_id: STANDING, added_at: 1 },
  ]);
  await db.destroy();
});

it('counts a song that was replaced since as the one that stands in', async () => {
  const [REPLACED, STANDING, FORGOTTEN, OTHER, LIST] = [1, 2, 3, 4, 7];
  const db = await openDb(':memory:');
  const replacement = { user_id: 1, at: 1, undone_at: null, kind: 'missing' } as const;
  await db
    .insertInto('song_replacement')
    .values([
      { ...replacement, from_id: REPLACED, to_id: STANDING },
      { ...replacement, from_id: FORGOTTEN, to_id: null },
    ])
    .execute();
  await db
    .insertInto('playlist_track')
    .values([
      { playlist_id: LIST, song_id: STANDING, position: 1, added_at: 1, user_id: 1 },
      { playlist_id: LIST, song_id: OTHER, position: 2, added_at: 1, user_id: 1 },
    ])
    .execute();
  await db
    .insertInto('playlist_version')
    .values({
      ...{ playlist_id: LIST, version: 1, user_id: 1, made_at: 1 },
      song_ids: `${REPLACED},${FORGOTTEN}`,
    })
    .execute();
  expect(await listPlaylistVersions(db, LIST)).toEqual([
    { version: 1, time: 1, count: 2, added: 1, removed: 0 },
  ]);
  await db.destroy();
});
