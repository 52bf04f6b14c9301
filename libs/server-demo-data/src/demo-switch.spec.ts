import { DEMO_USER_ID, EDITOR_ID } from '@qingyin/demo-catalogue';
import { demoState, setDemoState } from '@qingyin/demo-seed';
import { createFiles } from '@qingyin/server-files';
import { type Db, openDb } from '@qingyin/server-db';
import { FIRST_LIBRARY_ID, newPlaylist, newUserRow } from '@qingyin/server-catalogue';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDemoSwitch } from './demo-switch.ts';
import type { DemoSwitch } from './demo-switch-handle.ts';
import { isQuestionOpen, openQuestion } from './demo-question.ts';
import { seedCloudSongs } from './seed-cloud-songs.ts';
import { seedDemoData } from './seed-demo-data.ts';

const NOW = Date.UTC(2026, 6, 1, 4);
const ANNA = 1001;
const SONG = 10_031;
const LIST = 20_000_001;

let db: Db;
let folder: string;
const files = () =>
  createFiles({
    db,
    dataDir: folder,
    limits: { uploadQuota: Infinity, maxUpload: Infinity },
    now: () => NOW,
  });
const demoSwitch = (onStep?: (ms: number) => void): DemoSwitch =>
  createDemoSwitch({
    db,
    files: files(),
    now: () => NOW,
    onError: (error) => {
      throw error;
    },
    ...(onStep && { onStep }),
  });

/** Number of rows by table. */
async function counts(): Promise<Record<string, number>> {
  const tables = await db.introspection.getTables();
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }): Promise<[string, number]> => {
        const { n } = await db
          .selectFrom(name as 'song')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
        return [name, Number(n)];
      }),
    ),
  );
}

/** Tables that are filled after the first rows. */
const LATER = new Set(['chart_entry', 'counter', 'media_source', 'playlist_track', 'setting']);
const STEPS = 40;

/** Starts a change and stops it after some steps, as the end of the process does. */
async function interrupt(on: boolean): Promise<void> {
  let steps = 0;
  const demo: DemoSwitch = demoSwitch(() => {
    steps += 1;
    if (steps === STEPS) void demo.stop();
  });
  await demo.set(on);
  await demo.finished();
  expect(await demoState(db)).toBe(on ? 'adding' : 'removing');
}

const commentById = (id: number) =>
  db.selectFrom('comment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const filled = (rows: Record<string, number>): string[] =>
  Object.keys(rows).filter(
    (name) => (rows[name] ?? 0) > 0 && !name.startsWith('kysely') && name !== 'catalogue_change',
  );

/** A person with a playlist, likes and comments around the demo's content. */
async function addAnna(): Promise<{ comment: number; reply: number; liked: number }> {
  await db
    .insertInto('user')
    .values(newUserRow({ id: ANNA, nickname: '安娜', nickname_key: '安娜', image_key: '', created_at: 1 }))
    .execute();
  await db
    .insertInto('playlist')
    .values(newPlaylist({ id: LIST, name: '我的', owner_id: ANNA, image_key: '', created_at: 1 }))
    .execute();
  await db
    .insertInto('playlist_track')
    .values({ playlist_id: LIST, song_id: SONG, position: 0, added_at: 1, user_id: ANNA })
    .execute();
  await db.insertInto('follow').values({ user_id: ANNA, target_id: 2, created_at: 1 }).execute();
  const first = await db
    .selectFrom('comment')
    .selectAll()
    .where('resource_type', '=', 0)
    .where('resource_id', '=', SONG)
    .where('parent_id', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const say = (reply_to: number | null) =>
    db
      .insertInto('comment')
      .values({
        resource_type: 0,
        resource_id: SONG,
        user_id: ANNA,
        content: '好听',
        created_at: NOW + Number(reply_to),
        liked_count: 0,
        reply_to,
        parent_id: reply_to ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  await db.insertInto('comment_like').values({ comment_id: first.id, user_id: ANNA }).execute();
  await db
    .updateTable('comment')
    .set({ liked_count: first.liked_count + 1 })
    .where('id', '=', first.id)
    .execute();
  return { comment: (await say(null)).id, reply: (await say(first.id)).id, liked: first.id };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'qy-demo-'));
  db = await openDb(':memory:');
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Songs of the catalogue; the recordings of the demo account get new numbers. */
const demoSongs = () =>
  db.selectFrom('song').selectAll().where('id', '<', FIRST_LIBRARY_ID).orderBy('id').execute();

/** Fills the database as a start does. */
async function seed(catalogue: boolean): Promise<void> {
  await seedDemoData(db, { catalogue, big: 0, short: 0, now: NOW });
  if (catalogue) await seedCloudSongs({ db, files: files(), now: () => NOW });
}

describe('the switch of the demo catalogue', () => {
  it('removes the demo, keeps what people made, and adds the same rows again', async () => {
    await seed(true);
    await openQuestion(db);
    const { comment, reply, liked } = await addAnna();
    const before = await counts();
    const songs = await demoSongs();
    const likedComment = await commentById(liked);

    await interrupt(false);
    const demo = demoSwitch();
    await demo.resume();
    await demo.finished();
    expect([await demoState(db), demo.present, await isQuestionOpen(db)]).toEqual(['off', false, false]);
    expect(filled(await counts()).sort()).toEqual([
      'comment',
      'comment_like',
      'counter',
      'follow',
      'playlist',
      'playlist_tag',
      'playlist_track',
      'search_doc',
      'search_term',
      'setting',
      'user',
    ]);
    const users = await db.selectFrom('user').select(['id', 'role']).orderBy('id').execute();
    expect(users).toEqual([
      { id: EDITOR_ID, role: 'system' },
      { id: ANNA, role: '' },
    ]);
    const kept = await db.selectFrom('comment').select('id').orderBy('id').execute();
    expect(kept.map(({ id }) => id)).toEqual([comment, reply]);

    expect(await demo.set(true)).toBe('adding');
    await demo.finished();
    const after = await counts();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    // Charts and film files are added after the first rows.
    expect(changed.filter((name) => !LATER.has(name))).toEqual([]);
    expect(await demoSongs()).toEqual(songs);
    expect(await commentById(liked)).toEqual(likedComment);
    expect((await commentById(reply)).parent_id).toBe(liked);
    const roles = await db.selectFrom('user').select(['id', 'role']).where('role', '!=', '').execute();
    expect(roles).toEqual([{ id: DEMO_USER_ID, role: 'demo' }]);
  });

  it('adds the demo to a database without it, also after an interruption and when names are taken', async () => {
    await seed(false);
    const name = '听松';
    await db
      .insertInto('user')
      .values(
        newUserRow({
          id: ANNA,
          nickname: name,
          nickname_key: name,
          email: 'demo@qingyin.local',
          image_key: '',
          created_at: 1,
        }),
      )
      .execute();
    await interrupt(true);
    const demo = demoSwitch();
    await demo.resume();
    expect(demo.present).toBe(true);
    await demo.finished();
    expect(await demoState(db)).toBe('on');
    const taken = await db
      .selectFrom('user')
      .select(['id', 'nickname', 'email'])
      .where('id', 'in', [2, DEMO_USER_ID, ANNA])
      .orderBy('id')
      .execute();
    expect(taken).toEqual([
      { id: 2, nickname: `${name}（演示）`, email: null },
      { id: DEMO_USER_ID, nickname: '青音听众', email: null },
      { id: ANNA, nickname: name, email: 'demo@qingyin.local' },
    ]);
    const rows = await counts();
    expect([rows['song'], rows['play_log'], rows['smart_playlist']]).toEqual([185, 7831, 2]);
  });

  it('can be reversed while it is changing', async () => {
    await seed(true);
    const before = await counts();
    await interrupt(false);
    await setDemoState(db, 'adding');
    const demo = demoSwitch();
    await demo.resume();
    await demo.finished();
    expect(await demoState(db)).toBe('on');
    const after = await counts();
    for (const table of ['song', 'album', 'comment', 'play_log', 'smart_playlist', 'search_term', 'notice'])
      expect([table, after[table]]).toEqual([table, before[table]]);
  });
});
