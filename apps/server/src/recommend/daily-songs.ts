import type { Db } from '../db/open.ts';
import { write } from '../db/write.ts';
import { dayNumber } from './day.ts';
import { keptProposal, parseProposed, proposalOfDay } from './kept-proposals.ts';
import { drawFrom } from './draw.ts';
import type { Share } from './mix.ts';
import { artistPool, hotPool, listPool, nearPool, newPool } from './pools.ts';
import { type Proposed, withReasons } from './reasons.ts';
import { type Taste, tasteOf } from './taste.ts';
import { keepAway } from './unwanted.ts';
import { chanceOf } from './weighted.ts';

const DAILY_SONGS = 30;
/** Songs recommended within this many days before are only repeated when there are too few others. */
const NOT_AGAIN_DAYS = 2;

export interface Person {
  userId: number;
  /** ms since 1970 */
  now: number;
}

async function sharesFor(db: Db, taste: Taste, now: number, random: () => number): Promise<Share[]> {
  return [
    { pool: await nearPool(db, taste.seeds, now, random), take: 13 },
    { pool: await artistPool(db, taste), take: 6 },
    { pool: await listPool(db, taste.lists), take: 5 },
    { pool: await newPool(db), take: 3 },
    { pool: await hotPool(db), take: 3 },
  ];
}

async function choose(
  db: Db,
  { userId, now }: Person,
  total: number,
  random: () => number,
  not: ReadonlySet<number>,
  rather: ReadonlySet<number>,
): Promise<Proposed[]> {
  const taste = await tasteOf(db, userId, now);
  const shares = await sharesFor(db, taste, now, random);
  const allowed = (id: number): boolean => !taste.unwanted.has(id) && !not.has(id);
  const fresh = await drawFrom(db, shares, total, (id) => allowed(id) && !rather.has(id), random);
  const had = new Set(fresh.map(({ id }) => id));
  const missing = total - fresh.length;
  const more =
    missing > 0 ? await drawFrom(db, shares, missing, (id) => allowed(id) && !had.has(id), random) : [];
  const liked = new Set(taste.seeds.filter((seed) => seed.liked).map((seed) => seed.id));
  return withReasons(db, [...fresh, ...more], (id) => liked.has(id));
}

const none: ReadonlySet<number> = new Set();

/** The user's daily songs: computed with the first request of the listening day, unchanged until it ends. */
export async function dailySongs(db: Db, person: Person): Promise<Proposed[]> {
  const { userId, now } = person;
  const day = dayNumber(now);
  return proposalOfDay(db, { userId, day, kind: 'songs', now }, async () => {
    const before = new Set<number>();
    for (let back = 1; back <= NOT_AGAIN_DAYS; back += 1)
      for (const { id } of (await keptProposal(db, userId, day - back, 'songs')) ?? []) before.add(id);
    return choose(db, person, DAILY_SONGS, chanceOf(userId, day), none, before);
  });
}

/**
 * Marks a song as unwanted and replaces it in today's list.
 *
 * @returns the replacement; undefined if there is none
 */
export async function replaceDisliked(db: Db, person: Person, songId: number): Promise<Proposed | undefined> {
  const { userId, now } = person;
  const day = dayNumber(now);
  const shown = new Set((await keptProposal(db, userId, day, 'songs'))?.map(({ id }) => id) ?? []);
  await keepAway(db, { user_id: userId, song_id: songId, source: 'dislike', at: now });
  const [other] = await choose(db, person, 1, chanceOf(userId, day + songId), shown, none);
  if (!other) return undefined;
  await write(db, async (trx) => {
    const row = await trx
      .selectFrom('proposal')
      .select('items')
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('kind', '=', 'songs')
      .executeTakeFirst();
    if (!row) return;
    const items = parseProposed(row.items);
    const changed = items
      .filter((item) => item.id !== other.id)
      .map((item) => (item.id === songId ? other : item));
    await trx
      .updateTable('proposal')
      .set({ items: JSON.stringify(changed) })
      .where('user_id', '=', userId)
      .where('day', '=', day)
      .where('kind', '=', 'songs')
      .execute();
  });
  return other;
}
