import type { Db } from '../db/open.ts';

/** Kinds of resources that are commented on, liked and shared (contract page, 3.8). */
export const resourceTypes = { song: 0, mv: 1, playlist: 2, album: 3, video: 5, event: 6 } as const;
export type ResourceType = (typeof resourceTypes)[keyof typeof resourceTypes];

/** Kinds of events (contract page, part 5 "Event"); artists are shared by our own service alone. */
export const eventTypes = {
  playlist: 13,
  song: 18,
  album: 19,
  mv: 21,
  forward: 22,
  words: 35,
  artist: 36,
  video: 41,
} as const;

/** A comment is hot from so many likes on. */
export const HOT_FROM = 30;

type Counts = Map<number, number>;
const toMap = (rows: { id: number; n: number }[]): Counts =>
  new Map(rows.map((row) => [row.id, Number(row.n)]));

/** Comments under each, answers included; what nobody has written under is not in the answer. */
export async function commentCounts(
  db: Db,
  type: ResourceType,
  ids: readonly number[],
  likedFrom = 0,
): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('comment')
    .select(['resource_id as id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('resource_type', '=', type)
    .where('resource_id', 'in', ids)
    .where('liked_count', '>=', likedFrom)
    .groupBy('resource_id')
    .execute();
  return toMap(rows);
}

/** Likes that users of this server gave to each. */
export async function likeCounts(db: Db, type: ResourceType, ids: readonly number[]): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('resource_like')
    .select(['resource_id as id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('resource_type', '=', type)
    .where('resource_id', 'in', ids)
    .groupBy('resource_id')
    .execute();
  return toMap(rows);
}

/** Which of these somebody likes; none for a guest. */
export async function likedIds(
  db: Db,
  userId: number | null,
  type: ResourceType,
  ids: readonly number[],
): Promise<Set<number>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('resource_like')
    .select('resource_id')
    .where('resource_type', '=', type)
    .where('user_id', '=', userId)
    .where('resource_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.resource_id));
}

const sharedAs: Record<Exclude<ResourceType, 6>, number> = {
  [resourceTypes.song]: eventTypes.song,
  [resourceTypes.mv]: eventTypes.mv,
  [resourceTypes.playlist]: eventTypes.playlist,
  [resourceTypes.album]: eventTypes.album,
  [resourceTypes.video]: eventTypes.video,
};

/** How often each was shared in an event, or passed on when it is one: itself, or as the forward through which another one was. */
export async function shareCounts(db: Db, type: ResourceType, ids: readonly number[]): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const counted = (column: 'forward_of' | 'forward_via' | 'target_id') =>
    db
      .selectFrom('event')
      .select([`${column} as id`, (eb) => eb.fn.countAll<number>().as('n')])
      .where(column, 'in', ids)
      .groupBy(column);
  if (type !== resourceTypes.event)
    return toMap(await counted('target_id').where('type', '=', sharedAs[type]).execute());
  // One is either an original or a forward, so none is in both.
  return toMap(await counted('forward_of').unionAll(counted('forward_via')).execute());
}
