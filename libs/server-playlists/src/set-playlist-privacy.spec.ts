import { newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { searchKinds } from '@qingyin/contract';
import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPlaylistPrivacy } from './set-playlist-privacy.ts';

const NOW = 1_700_000_000_000;
const [ANN, BOB] = [1, 2];
let db: Db;
let id: number;
beforeEach(async () => {
  db = await openDb(':memory:');
  for (const nickname of ['Ann', 'Bob'])
    await db
      .insertInto('user')
      .values(newUserRow({ nickname, image_key: 'a', created_at: NOW }))
      .execute();
  const list = newPlaylist({ name: '夜里听', owner_id: ANN, image_key: 'a', created_at: NOW, privacy: 10 });
  ({ id } = await db.insertInto('playlist').values(list).returning('id').executeTakeFirstOrThrow());
});
afterEach(() => db.destroy());

const isFound = async (): Promise<boolean> => {
  const docs = db.selectFrom('search_doc').select('id').where('kind', '=', searchKinds.playlist);
  return (await docs.execute()).length > 0;
};

it('shows a playlist in the search index while it is public', async () => {
  await setPlaylistPrivacy(db, { id, userId: ANN, now: NOW }, 0);
  expect(await isFound()).toBe(true);
  await setPlaylistPrivacy(db, { id, userId: ANN, now: NOW }, 10);
  expect(await isFound()).toBe(false);
});

it('is refused for the playlist of another user and for a missing one', async () => {
  await expect(setPlaylistPrivacy(db, { id, userId: BOB, now: NOW }, 0)).rejects.toMatchObject({ code: 401 });
  await expect(setPlaylistPrivacy(db, { id: id + 1, userId: ANN, now: NOW }, 0)).rejects.toMatchObject({
    code: 404,
  });
});
