import type { Db, PlaylistRow } from '@qingyin/server-db';
import type { Playlist } from '@qingyin/contract';
import { imageUrl } from './images.ts';
import { resourceTypes } from './resource-types.ts';
import type { Viewer } from './song-access.ts';
import { audibleTrackCounts } from './track-counts.ts';
import { toUserBrief, usersByIds } from './users.ts';

/** Viewer of an answer, and origin of its image URLs. */
export interface Viewpoint extends Viewer {
  origin: string;
}

/**
 * Maps playlists in the given order, with counts and the viewer's subscription
 * (docs/specification/contract/entities.md).
 */
export async function toPlaylists(
  db: Db,
  rows: readonly PlaylistRow[],
  view: Viewpoint,
): Promise<Playlist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const owners = await usersByIds(
    db,
    rows.map((row) => row.owner_id),
  );
  const tracks = await audibleTrackCounts(db, rows, view);
  const subscribers = await subscriberCounts(db, ids);
  const comments = await commentCounts(db, ids);
  const mine = await subscribedBy(db, view.userId, ids);
  return rows.map((row) => {
    const owner = owners.get(row.owner_id);
    return {
      id: row.id,
      name: row.name,
      coverImgUrl: imageUrl(view.origin, row.image_key),
      userId: row.owner_id,
      creator: owner ? toUserBrief(owner, view.origin) : null,
      subscribed: mine.has(row.id),
      subscribedCount: row.base_subscribers + (subscribers.get(row.id) ?? 0),
      trackCount: tracks.get(row.id) ?? 0,
      playCount: row.play_count,
      shareCount: row.share_count,
      commentCount: comments.get(row.id) ?? 0,
      description: row.description,
      tags: tagsOf(row.tags),
      copywriter: row.copywriter,
      updateFrequency: row.update_frequency,
      createTime: row.created_at,
      updateTime: row.updated_at,
      trackUpdateTime: row.tracks_updated_at,
      privacy: row.privacy,
      specialType: row.special_type,
      highQuality: row.high_quality === 1,
      commentThreadId: `A_PL_0_${row.id}`,
      ...(row.toplist_type === null ? {} : { ToplistType: row.toplist_type }),
    };
  });
}

/** Parses a JSON list of strings, such as tags or aliases. */
export function tagsOf(text: string): string[] {
  const tags: unknown = JSON.parse(text);
  return Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : [];
}

async function subscriberCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('playlist_subscriber')
    .select(['playlist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('playlist_id', 'in', ids)
    .groupBy('playlist_id')
    .execute();
  return new Map(rows.map((row) => [row.playlist_id, Number(row.n)]));
}

async function commentCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('comment')
    .select(['resource_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('resource_type', '=', resourceTypes.playlist)
    .where('resource_id', 'in', ids)
    .groupBy('resource_id')
    .execute();
  return new Map(rows.map((row) => [row.resource_id, Number(row.n)]));
}

async function subscribedBy(db: Db, userId: number | null, ids: number[]): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await db
    .selectFrom('playlist_subscriber')
    .select('playlist_id')
    .where('user_id', '=', userId)
    .where('playlist_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.playlist_id));
}
