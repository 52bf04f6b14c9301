import type { Db } from '@qingyin/server-db';

/** Resource types for comments, likes and shares (docs/specification/contract/comments.md). */
export const resourceTypes = { song: 0, mv: 1, playlist: 2, album: 3, video: 5, event: 6 } as const;
export type ResourceType = (typeof resourceTypes)[keyof typeof resourceTypes];

/**
 * Event types; sharing artists is an extension of this server (docs/specification/contract/entities-social.md#event).
 */
export const eventTypes = {
  playlist: 13,
  song: 18,
  album: 19,
  mv: 21,
  forward: 22,
  text: 35,
  artist: 36,
  video: 41,
} as const;

/** Number of likes from which a comment is hot. */
export const HOT_COMMENT_LIKES = 30;

type Counts = Map<number, number>;
const toMap = (rows: { id: number; n: number }[]): Counts =>
  new Map(rows.map((row) => [row.id, Number(row.n)]));

/** Comment counts by resource, replies included; resources without comments are missing from the map. */
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

/** Like counts by resource, from users of this server. */
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

/** Those of the resources that a user likes; empty for guests. */
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

/**
 * Share counts by resource. For events the number of forwards: as original, or as the intermediate forward of
 * another one.
 */
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
  // An event is either an original or a forward, so no id occurs in both queries.
  return toMap(await counted('forward_of').unionAll(counted('forward_via')).execute());
}
