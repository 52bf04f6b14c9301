import { type Db, openDb, inWriteTransaction } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFiles, type Files } from './files.ts';
import { attachPictures, storeDraftPicture, detachPictures, uploadedPictures } from './post-pictures.ts';

const [ANN, BOB] = [1, 2];
const START = Date.UTC(2026, 0, 1);
let db: Db;
let folder: string;
let files: Files;
let now = START;

beforeEach(async () => {
  now = START;
  db = await openDb(':memory:');
  folder = await mkdtemp(join(tmpdir(), 'qy-pictures-'));
  files = createFiles({ db, dataDir: folder, limits: { uploadQuota: 1, maxUpload: 1 }, now: () => now });
});
afterEach(async () => {
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});

const draft = (userId: number, content: string) =>
  storeDraftPicture({ db, store: files.store }, Buffer.from(content), { userId, width: 4, height: 3, now });
const sent = async (userId: number, ...keys: string[]) =>
  (await uploadedPictures(db, userId, keys)).map(({ key }) => keys.indexOf(key));
const kept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const post = async (id: number, userId: number, key: string) => {
  await db
    .insertInto('event')
    .values({ id, user_id: userId, type: 35, body: '{}', created_at: now, liked_count: 0 })
    .execute();
  await inWriteTransaction(db, async (trx) =>
    attachPictures(trx, { id, userId, now }, await uploadedPictures(trx, userId, [key])),
  );
};

it('stores a draft picture for a day, for its sender only', async () => {
  const key = await draft(ANN, 'a');
  expect([await sent(ANN, key, key), await sent(BOB, key)]).toEqual([[0], []]);
  expect(await uploadedPictures(db, ANN, [key])).toEqual([{ key, width: 4, height: 3 }]);
  now += DAY_MS;
  await files.sweep();
  expect(await sent(ANN, key)).toEqual([0]);
  await draft(ANN, 'a');
  now += 1;
  await files.sweep();
  expect([await sent(ANN, key), await kept()]).toEqual([[0], 1]);
  now += DAY_MS;
  await files.sweep();
  expect([await sent(ANN, key), await kept()]).toEqual([[], 0]);
});

it('stores the newest 45 drafts of a user, and those of other users beside them', async () => {
  const his = await draft(BOB, '0');
  const keys: string[] = [];
  for (let index = 0; index < 47; index += 1) {
    now += 1;
    keys.push(await draft(ANN, `${index}`));
  }
  expect(keys[0]).toBe(his);
  expect(await sent(ANN, ...keys)).toEqual(keys.map((_, index) => index).slice(2));
  expect([await sent(BOB, his), await kept()]).toEqual([[0], 46]);
});

it('keeps a picture until the last post with it is deleted', async () => {
  const key = await draft(ANN, 'a');
  await post(1, ANN, key);
  await post(2, ANN, key);
  now += 2 * DAY_MS;
  await files.sweep();
  expect([await sent(ANN, key), await kept()]).toEqual([[0], 1]);
  await files.store.remove(await inWriteTransaction(db, (trx) => detachPictures(trx, [1])));
  expect([await sent(ANN, key), await kept()]).toEqual([[0], 1]);
  // However a post was deleted.
  await db.deleteFrom('event').where('id', '=', 2).execute();
  await files.sweep();
  expect([await sent(ANN, key), await kept()]).toEqual([[], 0]);
});
