import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/open.ts';
import { subscribe, unsubscribe } from '../entities/subscriptions.ts';
import { DEMO, demoHouse, NEWCOMER, NOW } from '../recommend/test-house.ts';
import { DAY_MS } from '../time.ts';
import { keepNoticeState } from './choice.ts';
import { KEPT_MOST, KEPT_MS } from './limits.ts';
import { noticesOf } from './list.ts';
import { sweepNotices } from './sweep.ts';
import { unreadOf } from './unread.ts';

const ARTIST = 1201;
let db: Db;

beforeAll(async () => {
  db = await demoHouse();
});
afterAll(() => db.destroy());

const told = async (now: number) =>
  (await noticesOf(db, { userId: NEWCOMER, origin: '', now }, { limit: 10, before: 0 })).notices;

describe('notifications about albums of followed artists', () => {
  const following = { kind: 'artist' as const, userId: NEWCOMER, resourceId: ARTIST };
  const publish = async (id: number, publish_time: number, artist_id = ARTIST) => {
    const known = await db.selectFrom('album').selectAll().limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('album')
      .values({ ...known, id, name: `专辑${id}`, artist_id, publish_time })
      .execute();
  };

  it('appear once the artist is followed and the album is released, grouped by day', async () => {
    const noon = Math.floor(NOW / DAY_MS) * DAY_MS + DAY_MS / 2;
    await subscribe(db, following, noon);
    await publish(1, noon - 1);
    await publish(2, noon + 2 * DAY_MS);
    await publish(3, noon + 2 * DAY_MS + 1);
    await publish(4, noon + 3 * DAY_MS);
    await publish(5, noon + 2 * DAY_MS, ARTIST + 1);
    expect(await told(noon + DAY_MS)).toEqual([]);
    expect(await told(noon + 2 * DAY_MS)).toMatchObject([{ kind: 'album', count: 1, album: { id: 2 } }]);
    const later = noon + 4 * DAY_MS;
    expect(await told(later)).toMatchObject([
      { count: 1, unread: true, album: { id: 4 } },
      { count: 2, unread: true, people: [], subject: null, album: { id: 3, artistName: expect.any(String) } },
    ]);
    expect(await unreadOf(db, NEWCOMER, later)).toEqual({ unread: 0, any: true });
    await keepNoticeState(db, NEWCOMER, { readUntil: noon + 2.5 * DAY_MS, choice: { albums: true } });
    expect((await told(later)).map(({ unread }) => unread)).toEqual([true, false]);
    expect(await unreadOf(db, NEWCOMER, later)).toEqual({ unread: 1, any: false });
    expect(await told(later + KEPT_MS)).toEqual([]);
    await unsubscribe(db, following);
    expect(await told(later)).toEqual([]);
  });
});

it('the sweep deletes expired notifications and the oldest ones beyond the maximum per user', async () => {
  const row = (index: number, user_id: number, created_at: number) => ({
    user_id,
    actor_id: DEMO,
    kind: 'follow' as const,
    group_key: `follow:${index}`,
    resource_type: -1,
    resource_id: 0,
    comment_id: 0,
    event_id: 0,
    created_at,
  });
  await db.deleteFrom('notice').execute();
  for (let index = 0; index < KEPT_MOST + 3; index += 500)
    await db
      .insertInto('notice')
      .values(
        Array.from({ length: Math.min(500, KEPT_MOST + 3 - index) }, (_, at) =>
          row(index + at, NEWCOMER, NOW - KEPT_MOST - 3 + index + at),
        ),
      )
      .execute();
  await db
    .insertInto('notice')
    .values([row(1, DEMO, NOW - KEPT_MS), row(2, DEMO, NOW - KEPT_MS - 1)])
    .execute();
  await sweepNotices(db, NOW);
  const left = await db
    .selectFrom('notice')
    .select(['user_id', 'created_at'])
    .orderBy('created_at')
    .execute();
  expect(left.filter((one) => one.user_id === DEMO).map((one) => one.created_at)).toEqual([NOW - KEPT_MS]);
  const crowd = left.filter((one) => one.user_id === NEWCOMER);
  expect([crowd.length, crowd[0]?.created_at]).toEqual([KEPT_MOST, NOW - KEPT_MOST]);
});
