import { type ClearedPlays, clearRecentPlays, restoreRecentPlays } from '@qingyin/server-recommend';
import { whereIn, type RecentKind } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';

const { listening } = endpoints;

type Type = 'song' | 'video' | 'playlist' | 'album';
const DECIMAL = /^\d+$/;

/** The subset of the ids that are in the caller's own lists of recent plays; others are ignored. */
async function ownIds(call: UserRequestContext, kind: RecentKind | 'song', ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows =
    kind === 'song'
      ? await call.db
          .selectFrom('play_record')
          .select('song_id as id')
          .where('user_id', '=', call.user.id)
          .where(whereIn(call.db, 'song_id', ids))
          .execute()
      : await call.db
          .selectFrom('recent_play')
          .select('resource_id as id')
          .where('user_id', '=', call.user.id)
          .where('kind', '=', kind)
          .where(whereIn(call.db, 'resource_id', ids))
          .execute();
  return rows.map(({ id }) => id);
}

async function videoNumbers(call: UserRequestContext, vids: readonly string[]): Promise<number[]> {
  if (vids.length === 0) return [];
  const rows = await call.db
    .selectFrom('video')
    .select('id')
    .where(whereIn(call.db, 'vid', vids))
    .execute();
  return rows.map(({ id }) => id);
}

/** Resolves the parameters of a call. The list of videos holds MVs (decimal ids) as well as videos (vids). */
async function meant(
  call: UserRequestContext,
  type: Type,
  names?: readonly string[],
): Promise<ClearedPlays[]> {
  const kinds = type === 'video' ? (['mv', 'video'] as const) : [type];
  if (!names) return kinds.map((kind) => ({ kind, ids: null }));
  const numbers = names.filter((name) => DECIMAL.test(name)).map(Number);
  const videos = await videoNumbers(
    call,
    names.filter((name) => !DECIMAL.test(name)),
  );
  return Promise.all(
    kinds.map(async (kind) => ({ kind, ids: await ownIds(call, kind, kind === 'video' ? videos : numbers) })),
  );
}

/** Routes that clear the lists of recent plays and undo it (docs/api-extensions.md). */
export const clearRecentPlayRoutes: Route[] = [
  personal(listening.recordClear, schemas.listening.recordClear, async (call, { type, id, until }) => {
    // Limited to the server's time: future plays are not hidden if the client's clock is ahead.
    const upTo = Math.min(until ?? Infinity, call.app.now());
    await clearRecentPlays(call.db, call.user.id, await meant(call, type, id), upTo);
    return { code: 200, until: upTo };
  }),
  personal(listening.recordRestore, schemas.listening.recordRestore, async (call, { type, id, until }) => {
    await restoreRecentPlays(call.db, call.user.id, await meant(call, type, id), until);
    return { code: 200 };
  }),
];
