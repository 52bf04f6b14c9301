import type { Db, VideoTable } from '@qingyin/server-db';
import type { VideoData, VideoGroupRef } from '@qingyin/contract';
import type { Selectable } from 'kysely';
import { imageUrl } from './images.ts';
import { URL_LIFE_S } from './empty-song-url.ts';
import { bestSource, mediaSourcesByFilm, sourceUrl } from './media-sources.ts';
import type { Viewpoint } from './playlists.ts';
import { relationsTo } from './relations.ts';
import { resourceCounts } from './resource-counts.ts';
import { resourceTypes } from './resource-types.ts';
import { songsByIds } from './song-records.ts';
import { toSong } from './songs.ts';
import { subscribedIds } from './subscriptions.ts';
import { toUserBrief, usersByIds } from './users.ts';

export type VideoRow = Selectable<VideoTable>;

/** Resolution of the file that lists play; the hover preview uses the smallest file. */
const PREVIEW_LINES = 480;

/** Thread id of a video (docs/specification/contract/comments.md). */
export const videoThread = (vid: string): string => `R_VI_62_${vid}`;

/** Groups by video. */
export async function groupsOf(db: Db, ids: readonly number[]): Promise<Map<number, VideoGroupRef[]>> {
  const found = new Map<number, VideoGroupRef[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('video_in_group')
    .innerJoin('video_group', 'video_group.id', 'video_in_group.group_id')
    .select(['video_in_group.video_id', 'video_group.id', 'video_group.name'])
    .where('video_in_group.video_id', 'in', ids)
    .orderBy('video_group.position')
    .execute();
  for (const { video_id, id, name } of rows)
    found.set(video_id, [...(found.get(video_id) ?? []), { id, name, alg: null }]);
  return found;
}

/**
 * Maps videos in the given order; videos of deleted creators are left out (docs/specification/contract/entities.md).
 */
export async function toVideoData(db: Db, rows: readonly VideoRow[], view: Viewpoint): Promise<VideoData[]> {
  const ids = rows.map((row) => row.id);
  const creators = await usersByIds(
    db,
    rows.map((row) => row.creator_id),
  );
  const relations = await relationsTo(db, view.userId, [...creators.keys()]);
  const counts = await resourceCounts(db, resourceTypes.video, ids, view.userId);
  const collected = await subscribedIds(db, view.userId, 'video', ids);
  const groups = await groupsOf(db, ids);
  const sources = await mediaSourcesByFilm(db, 'video', ids);
  const records = await songsByIds(
    db,
    rows.flatMap((row) => row.song_id ?? []),
    view,
  );
  const songs = new Map(records.map((record) => [record.song.id, toSong(record, view.origin)]));
  return rows.flatMap((row) => {
    const creator = creators.get(row.creator_id);
    if (!creator) return [];
    const { comments, likes, shares, liked } = counts(row.id);
    const files = sources.get(row.id) ?? [];
    const file = bestSource(files, PREVIEW_LINES);
    const [preview] = files;
    const song = songs.get(row.song_id ?? 0);
    return [
      {
        vid: row.vid,
        title: row.title,
        description: row.description,
        coverUrl: imageUrl(view.origin, row.image_key),
        width: row.width,
        height: row.height,
        durationms: row.duration_ms,
        playTime: row.play_count,
        praisedCount: likes,
        praised: liked,
        commentCount: comments,
        shareCount: shares,
        subscribed: collected.has(row.id),
        threadId: videoThread(row.vid),
        scm: '',
        alg: '',
        creator: toUserBrief(creator, view.origin, relations(creator.id)),
        videoGroup: groups.get(row.id) ?? [],
        resolutions: files.map(({ resolution, size }) => ({ resolution, size })),
        urlInfo: file
          ? {
              id: row.vid,
              url: sourceUrl(view.origin, file),
              size: file.size,
              validityTime: URL_LIFE_S,
              needPay: false,
              payInfo: null,
              r: file.resolution,
            }
          : null,
        previewUrl: preview ? sourceUrl(view.origin, preview) : null,
        previewDurationms: preview ? row.duration_ms : 0,
        relateSong: song ? [song] : [],
        markTypes: null,
      },
    ];
  });
}
