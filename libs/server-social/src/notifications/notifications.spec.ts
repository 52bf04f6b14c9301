import { DEMO, createDemoDatabase, NEWCOMER, NOW } from '@qingyin/demo-seed/testing';
import { subscribe, unsubscribe } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveNotificationState } from './notification-state.ts';
import { MAX_NOTIFICATIONS_PER_USER, RETENTION_MS } from './retention.ts';
import { listNotifications } from './list-notifications.ts';
import { sweepNotifications } from './sweep-notifications.ts';
import { unreadSummary } from './unread-notifications.ts';

const ARTIST = 1201;
const newcomer = { userId: NEWCOMER, libraries: [] };
let db: Db;

beforeAll(async () => {
  db = await createDemoDatabase();
});
afterAll(() => db.destroy());

const listOf = async (now: number) =>
  (await listNotifications(db, { ...newcomer, origin: '', now }, { limit: 10, before: 0 })).notifications;

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
    expect(await listOf(noon + DAY_MS)).toEqual([]);
    expect(await listOf(noon + 2 * DAY_MS)).toMatchObject([{ kind: 'album', count: 1, album: { id: 2 } }]);
    const later = noon + 4 * DAY_MS;
    expect(await listOf(later)).toMatchObject([
      { count: 1, unread: true, album: { id: 4 } },
      { count: 2, unread: true, people: [], subject: null, album: { id: 3, artistName: expect.any(String) } },
    ]);
    expect(await unreadSummary(db, newcomer, later)).toEqual({ unread: 0, any: true });
    await saveNotificationState(db, NEWCOMER, { readUntil: noon + 2.5 * DAY_MS, choice: { albums: true } });
    expect((await listOf(later)).map(({ unread }) => unread)).toEqual([true, false]);
    expect(await unreadSummary(db, newcomer, later)).toEqual({ unread: 1, any: false });
    expect(await listOf(later + RETENTION_MS)).toEqual([]);
    await unsubscribe(db, following);
    expect(await listOf(later)).toEqual([]);
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
  for (let index = 0; index < MAX_NOTIFICATIONS_PER_USER + 3; index += 500)
    await db
      .insertInto('notice')
      .values(
        Array.from({ length: Math.min(500, MAX_NOTIFICATIONS_PER_USER + 3 - index) }, (_, at) =>
          row(index + at, NEWCOMER, NOW - MAX_NOTIFICATIONS_PER_USER - 3 + index + at),
        ),
      )
      .execute();
  await db
    .insertInto('notice')
    .values([row(1, DEMO, NOW - RETENTION_MS), row(2, DEMO, NOW - RETENTION_MS - 1)])
    .execute();
  await sweepNotifications(db, NOW);
  const left = await db
    .selectFrom('notice')
    .select(['user_id', 'created_at'])
    .orderBy('created_at')
    .execute();
  expect(left.filter((one) => one.user_id === DEMO).map((one) => one.created_at)).toEqual([
    NOW - RETENTION_MS,
  ]);
  const crowd = left.filter((one) => one.user_id === NEWCOMER);
  expect([crowd.length, crowd[0]?.created_at]).toEqual([
    MAX_NOTIFICATIONS_PER_USER,
    NOW - MAX_NOTIFICATIONS_PER_USER,
  ]);
});
