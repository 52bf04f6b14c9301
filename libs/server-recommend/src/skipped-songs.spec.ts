import { DEMO, createDemoDatabase, NOW } from '@qingyin/demo-seed/testing';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { beforeAll, expect, it } from 'vitest';
import { privateFmSongs } from './private-fm.ts';
import { skipFactor, recordSkip, loadSkips, applySkips } from './skipped-songs.ts';
import { loadTaste } from './user-taste.ts';

let db: Db;
beforeAll(async () => {
  db = await createDemoDatabase();
  return () => db.destroy();
});

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

it('each skip lowers the weight of the song, its neighbours and its artists further', async () => {
  const taste = await loadTaste(db, { userId: DEMO, libraries: [], now: NOW });
  const [first] = taste.seeds;
  await recordSkip(db, DEMO, first!.id, NOW);
  const once = await loadSkips(db, DEMO, NOW);
  expect(skipFactor(once, first!.id)).toBeLessThan(0.5);
  expect(skipFactor(once, -1)).toBe(1);
  await recordSkip(db, DEMO, first!.id, NOW);
  const twice = await loadSkips(db, DEMO, NOW);
  expect(skipFactor(twice, first!.id)).toBeLessThan(skipFactor(once, first!.id));
  const calmer = applySkips(taste, twice);
  expect(calmer.seeds.find(({ id }) => id === first!.id)!.weight).toBeLessThan(first!.weight);
  const artists = await db
    .selectFrom('song_artist')
    .select('artist_id')
    .where('song_id', '=', first!.id)
    .execute();
  for (const { artist_id } of artists)
    expect(calmer.artists.get(artist_id)).toBeLessThan(taste.artists.get(artist_id)!);
});

it('a skip fades within months and affects only the user who skipped', async () => {
  const song = 10_003;
  await recordSkip(db, 2, song, NOW);
  expect(skipFactor(await loadSkips(db, 2, NOW + 120 * DAY_MS), song)).toBeGreaterThan(0.95);
  expect((await loadSkips(db, 3, NOW)).songs.size).toBe(0);
});

it('private FM rarely picks songs that were skipped', async () => {
  const userId = 5;
  const radio = async (now: number) =>
    idsOf(
      await privateFmSongs(db, { userId, libraries: [], now }, { mode: 'FAMILIAR', submode: '', limit: 8 }),
    );
  const forget = () => db.deleteFrom('radio_state').where('user_id', '=', userId).execute();
  const before = await radio(NOW);
  for (const id of before) for (const _ of [1, 2, 3, 4, 5]) await recordSkip(db, userId, id, NOW);
  await forget();
  const after = await radio(NOW);
  expect(after.filter((id) => before.includes(id)).length).toBeLessThan(2);
});
