import { DEMO_USER_ID, EDITOR_ID } from '@qingyin/demo-catalogue';
import { chartIds, forgetClips, type SeedRows, seedTables, setDemoState } from '@qingyin/demo-seed';
import { unpublishCharts } from '@qingyin/server-recommend';
import { addHotSearches, indexEntities } from '@qingyin/server-search';
import { nicknameKey, searchKinds } from '@qingyin/contract';
import type { Tables } from '@qingyin/server-db';
import { resourceTypes } from '@qingyin/server-catalogue';
import { demoIdsIn, rowsIn, slicesOf } from './demo-parts.ts';
import type { DemoStep, Trx } from './demo-step.ts';
import { seedNotifications } from './seed-notifications.ts';

/** Rows per step, and entities per step whose index entries are written. */
const ROWS = 100;
const INDEXED = 3;
/** Ids are generated: written by the last step, which runs once. */
const AT_THE_END = new Set<keyof Tables>(['smart_playlist']);

/** Inserts rows that are not there yet; a row of another user under the same key stays. */
const insert = async <Name extends keyof Tables>(
  trx: Trx,
  table: Name,
  rows: readonly object[],
): Promise<void> =>
  void (await trx
    .insertInto<keyof Tables>(table)
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute());

/** Rows of a table that a step inserts, after they were fitted to what people have made meanwhile. */
const fitted: { [Name in keyof Tables]?: (trx: Trx, rows: object[]) => Promise<object[]> } = {
  user: (trx, rows) => withFreeNames(trx, rows as NonNullable<SeedRows['user']>),
  comment: (trx, rows) => withLikes(trx, 'comment', rows as NonNullable<SeedRows['comment']>),
  event: (trx, rows) => withLikes(trx, 'event', rows as NonNullable<SeedRows['event']>),
};

/**
 * Steps that add the demo catalogue to a database that was started without it, or from which it was removed: the same
 * rows with the same ids as at the first start.
 *
 * @param now ms since 1970, time of the notifications of the demo account
 */
export function addDemoSteps(parts: readonly SeedRows[], now: number): DemoStep[] {
  const index = (kind: number, table: 'song' | 'artist' | 'album' | 'mv' | 'video' | 'playlist' | 'user') =>
    slicesOf(demoIdsIn(parts, table), INDEXED).map(
      (slice): DemoStep =>
        (trx) =>
          indexEntities(trx, kind as (typeof searchKinds)[keyof typeof searchKinds], ...slice),
    );
  return [
    ...parts.flatMap((part) =>
      seedTables
        .filter((table) => !AT_THE_END.has(table))
        .flatMap((table) =>
          slicesOf<object>(wanted(table, part[table] ?? []), ROWS).map((rows): DemoStep => async (trx) => {
            const fit = fitted[table];
            await insert(trx, table, fit ? await fit(trx, rows) : rows);
          }),
        ),
    ),
    ...index(searchKinds.artist, 'artist'),
    ...index(searchKinds.album, 'album'),
    ...index(searchKinds.song, 'song'),
    ...index(searchKinds.lyric, 'song'),
    ...index(searchKinds.mv, 'mv'),
    ...index(searchKinds.video, 'video'),
    ...index(searchKinds.playlist, 'playlist'),
    async (trx) => {
      await trx.updateTable('user').set({ role: '' }).where('id', '=', EDITOR_ID).execute();
      const rules = await trx
        .selectFrom('smart_playlist')
        .select('id')
        .where('user_id', '=', DEMO_USER_ID)
        .executeTakeFirst();
      if (!rules) await insert(trx, 'smart_playlist', rowsIn(parts, 'smart_playlist'));
      await addHotSearches(trx, now);
    },
    ...index(searchKinds.user, 'user'),
    async (trx) => {
      const notified = await trx
        .selectFrom('notice')
        .select('id')
        .where('user_id', '=', DEMO_USER_ID)
        .limit(1)
        .executeTakeFirst();
      // They are there already when a removal was reversed.
      if (!notified) await seedNotifications(trx, now);
      await trx.deleteFrom('proposal').where('user_id', '!=', DEMO_USER_ID).execute();
      await unpublishCharts(trx, chartIds);
      await forgetClips(trx);
      await setDemoState(trx, 'on');
    },
  ];
}

/** The background job fills the charts. */
const wanted = (table: keyof Tables, rows: readonly object[]): readonly object[] =>
  table === 'playlist_track'
    ? rows.filter((row) => !chartIds.includes(Number(Reflect.get(row, 'playlist_id'))))
    : rows;

/** Demo users whose nickname, e-mail address or phone another user has get another one, or none. */
async function withFreeNames(trx: Trx, rows: NonNullable<SeedRows['user']>): Promise<object[]> {
  const ids = rows.map(({ id }) => Number(id));
  const others = await trx
    .selectFrom('user')
    .select(['nickname_key', 'email', 'phone'])
    .where('id', 'not in', ids)
    .where((eb) =>
      eb.or([
        eb(
          'nickname_key',
          'in',
          rows.map((row) => nicknameKey(row.nickname)),
        ),
        eb(
          'email',
          'in',
          rows.map((row) => row.email ?? ''),
        ),
        eb(
          'phone',
          'in',
          rows.map((row) => row.phone ?? ''),
        ),
      ]),
    )
    .execute();
  const names = new Set(others.map((row) => row.nickname_key));
  return rows.map((row) => {
    const nickname = names.has(nicknameKey(row.nickname)) ? `${row.nickname}（演示）` : row.nickname;
    const phone = others.some((other) => other.phone === row.phone) ? null : (row.phone ?? null);
    return {
      ...row,
      nickname,
      nickname_key: nicknameKey(nickname),
      email: others.some((other) => other.email === row.email) ? null : row.email,
      phone,
      country_code: phone === null ? null : row.country_code,
    };
  });
}

/** Comments and posts count the likes that people gave them before the demo was away. */
async function withLikes(
  trx: Trx,
  table: 'comment' | 'event',
  rows: readonly { id?: number; liked_count: number }[],
): Promise<object[]> {
  const ids = rows.map(({ id }) => Number(id));
  const likes =
    table === 'comment'
      ? await trx
          .selectFrom('comment_like')
          .select('comment_id as id')
          .where('comment_id', 'in', ids)
          .execute()
      : await trx
          .selectFrom('resource_like')
          .select('resource_id as id')
          .where('resource_type', '=', resourceTypes.event)
          .where('resource_id', 'in', ids)
          .execute();
  return rows.map((row) => ({
    ...row,
    liked_count: row.liked_count + likes.filter(({ id }) => id === row.id).length,
  }));
}
