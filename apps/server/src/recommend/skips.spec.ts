import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../db/open.ts';
import { DAY_MS } from '../time.ts';
import { radioSongs } from './radio.ts';
import { keptWeight, noteSkip, skipsOf, temper } from './skips.ts';
import { tasteOf } from './taste.ts';
import { DEMO, demoHouse, NOW } from './test-house.ts';

let db: Db;
beforeAll(async () => {
  db = await demoHouse();
  return () => db.destroy();
});

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

it('each skip lowers the weight of the song, its neighbours and its artists further', async () => {
  const taste = await tasteOf(db, DEMO, NOW);
  const [first] = taste.seeds;
  await noteSkip(db, DEMO, first!.id, NOW);
  const once = await skipsOf(db, DEMO, NOW);
  expect(keptWeight(once, first!.id)).toBeLessThan(0.5);
  expect(keptWeight(once, -1)).toBe(1);
  await noteSkip(db, DEMO, first!.id, NOW);
  const twice = await skipsOf(db, DEMO, NOW);
  expect(keptWeight(twice, first!.id)).toBeLessThan(keptWeight(once, first!.id));
  const calmer = temper(taste, twice);
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
  await noteSkip(db, 2, song, NOW);
  expect(keptWeight(await skipsOf(db, 2, NOW + 120 * DAY_MS), song)).toBeGreaterThan(0.95);
  expect((await skipsOf(db, 3, NOW)).songs.size).toBe(0);
});

it('private FM rarely picks songs that were skipped', async () => {
  const userId = 5;
  const radio = async (now: number) =>
    idsOf(await radioSongs(db, { userId, now }, { mode: 'FAMILIAR', submode: '', limit: 8 }));
  const forget = () => db.deleteFrom('radio_state').where('user_id', '=', userId).execute();
  const before = await radio(NOW);
  for (const id of before) for (const _ of [1, 2, 3, 4, 5]) await noteSkip(db, userId, id, NOW);
  await forget();
  const after = await radio(NOW);
  expect(after.filter((id) => before.includes(id)).length).toBeLessThan(2);
});
