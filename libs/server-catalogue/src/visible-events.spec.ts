import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventCounts, eventPrivacies, visibleEvents } from './visible-events.ts';

/** FAN follows the author, the author follows IDOL, and FRIEND and the author follow each other. */
const [AUTHOR, FAN, IDOL, FRIEND, STRANGER] = [1, 2, 3, 4, 5] as const;
const viewers = { AUTHOR, FAN, IDOL, FRIEND, STRANGER, guest: null };
type Viewer = keyof typeof viewers;
const { all, followed, self, mutual } = eventPrivacies;
const everyone: Viewer[] = ['AUTHOR', 'FAN', 'IDOL', 'FRIEND', 'STRANGER', 'guest'];
let db: Db;

beforeAll(async () => {
  db = await openDb(':memory:');
  const follow = (user_id: number, target_id: number) => ({ user_id, target_id, created_at: 1 });
  await db
    .insertInto('follow')
    .values([
      follow(FAN, AUTHOR),
      follow(AUTHOR, IDOL),
      follow(AUTHOR, FRIEND),
      follow(FRIEND, AUTHOR),
      // Follows among other users must not grant access.
      follow(STRANGER, FAN),
      follow(FAN, STRANGER),
    ])
    .execute();
  await db
    .insertInto('event')
    .values(
      Object.values(eventPrivacies).map((privacy) => ({
        id: 10 + privacy,
        user_id: AUTHOR,
        type: 35,
        body: '{}',
        created_at: privacy,
        liked_count: 0,
        privacy,
      })),
    )
    .execute();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('feed_privacy').execute();
  await db.deleteFrom('hidden_person').execute();
});

/** Viewers who see the author's post with a privacy. */
async function sees(privacy: number): Promise<Viewer[]> {
  const found: Viewer[] = [];
  for (const who of everyone) {
    const row = await visibleEvents(db, viewers[who])
      .select('event.id')
      .where('event.id', '=', 10 + privacy)
      .executeTakeFirst();
    if (row) found.push(who);
  }
  return found;
}
const atMost = (events: number) =>
  db.insertInto('feed_privacy').values({ user_id: AUTHOR, events }).execute();
const hide = (user_id: number, target_id: number, kind: 'block' | 'mute') =>
  db.insertInto('hidden_person').values({ user_id, target_id, kind, created_at: 1 }).execute();

describe('privacy of a post', () => {
  it.each([
    [all, everyone],
    [followed, ['AUTHOR', 'IDOL', 'FRIEND']],
    [mutual, ['AUTHOR', 'FRIEND']],
    [self, ['AUTHOR']],
  ])('shows a post with privacy %i to the right viewers', async (privacy, who) =>
    expect(await sees(privacy)).toEqual(who),
  );
});

describe('feed privacy of the author', () => {
  it.each([
    [all, all, everyone],
    [followed, all, ['AUTHOR', 'IDOL', 'FRIEND']],
    [mutual, all, ['AUTHOR', 'FRIEND']],
    [self, all, ['AUTHOR']],
    [followed, mutual, ['AUTHOR', 'FRIEND']],
    [mutual, followed, ['AUTHOR', 'FRIEND']],
    [self, mutual, ['AUTHOR']],
    [all, self, ['AUTHOR']],
  ])('limits to %i a post with privacy %i', async (most, privacy, who) => {
    await atMost(most);
    expect(await sees(privacy)).toEqual(who);
  });
  it('applies to the counts of posts', async () => {
    const count = async (viewer: Viewer) =>
      (await eventCounts(db, viewers[viewer], [AUTHOR])).get(AUTHOR) ?? 0;
    expect([await count('guest'), await count('FRIEND'), await count('AUTHOR')]).toEqual([1, 3, 4]);
    await atMost(mutual);
    expect([await count('guest'), await count('IDOL'), await count('FRIEND')]).toEqual([0, 0, 3]);
  });
});

describe('hidden users', () => {
  it.each([
    ['by the author', AUTHOR, FRIEND],
    ['from the author', FRIEND, AUTHOR],
  ])('see no posts when blocked %s', async (_, who, whom) => {
    await hide(who, whom, 'block');
    for (const privacy of Object.values(eventPrivacies)) expect(await sees(privacy)).not.toContain('FRIEND');
    expect(await sees(all)).toEqual(everyone.filter((viewer) => viewer !== 'FRIEND'));
  });
  it('see posts and are seen when muted', async () => {
    await hide(AUTHOR, FRIEND, 'mute');
    await hide(FAN, AUTHOR, 'mute');
    expect(await sees(all)).toEqual(everyone);
    expect(await sees(mutual)).toEqual(['AUTHOR', 'FRIEND']);
  });
});
