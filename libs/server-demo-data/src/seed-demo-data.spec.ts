import { DEMO_OWN_PLAYLIST_ID, SEED_TIME } from '@qingyin/demo-seed';
import { DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { evaluateSmartPlaylist } from '@qingyin/server-catalogue';
import { listNotifications, unreadSummary } from '@qingyin/server-social';
import { type Db, openDb } from '@qingyin/server-db';
import type { SmartRules } from '@qingyin/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentSongIds, parseSongIds } from '@qingyin/server-playlists';
import { seedDemoData } from './seed-demo-data.ts';

describe('the demo data', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openDb(':memory:');
    await seedDemoData(db, { big: 0, short: 0 });
    return () => db.destroy();
  });
  it('contains smart playlists with songs and a playlist with earlier versions', async () => {
    const lists = await db.selectFrom('smart_playlist').selectAll().orderBy('id').execute();
    expect(lists.map(({ user_id }) => user_id)).toEqual([DEMO_USER_ID, DEMO_USER_ID]);
    for (const { rules } of lists) {
      const { count } = await evaluateSmartPlaylist(JSON.parse(rules) as SmartRules, {
        db,
        userId: DEMO_USER_ID,
        libraries: [],
        now: SEED_TIME,
      });
      expect(count).toBeGreaterThan(5);
    }
    const now = await currentSongIds(db, DEMO_OWN_PLAYLIST_ID);
    const versions = await db.selectFrom('playlist_version').selectAll().orderBy('version').execute();
    expect(versions.map(({ playlist_id, song_ids }) => [playlist_id, parseSongIds(song_ids).length])).toEqual(
      [
        [DEMO_OWN_PLAYLIST_ID, now.length - 3],
        [DEMO_OWN_PLAYLIST_ID, now.length + 2],
      ],
    );
  });
  it('contains one notification of each kind for the demo account', async () => {
    const view = { userId: DEMO_USER_ID, libraries: [], origin: '', now: SEED_TIME };
    const { notifications } = await listNotifications(db, view, { limit: 20, before: 0 });
    expect(notifications.map(({ kind, count, unread }) => [kind, count, unread])).toEqual([
      ['reply', 1, true],
      ['mention', 1, true],
      ['like-comment', 3, true],
      ['follow', 1, true],
    ]);
    expect(notifications.map(({ subject }) => subject?.words ?? null)).toEqual([
      '江雪',
      '鹿柴',
      '鹿柴',
      null,
    ]);
    expect(await unreadSummary(db, view, SEED_TIME)).toEqual({ unread: 2, any: true });
  });
});
