import type { Db } from '@qingyin/server-db';
import { toAlbums, toArtists } from './albums.ts';
import { imageUrl } from './images.ts';
import { selectMvs, toMvBrief } from './mvs.ts';
import { toPlaylists, type Viewpoint } from './playlists.ts';
import { eventTypes } from './resource-types.ts';
import { songsByIds } from './song-records.ts';
import { toOldSong } from './songs.ts';
import { playlistVisibleTo } from './visible-playlists.ts';

type ResourcesById = Map<number, object>;
type Finder = (db: Db, ids: readonly number[], view: Viewpoint) => Promise<ResourcesById>;

const byId = <T extends { id: number }>(list: readonly T[]): ResourcesById =>
  new Map(list.map((resource) => [resource.id, resource]));

const songs: Finder = async (db, ids, view) =>
  byId((await songsByIds(db, ids, view)).map((record) => toOldSong(record, view.origin)));

const albums: Finder = async (db, ids, view) =>
  byId(await toAlbums(db, await db.selectFrom('album').selectAll().where('id', 'in', ids).execute(), view));

const artists: Finder = async (db, ids, view) =>
  byId(await toArtists(db, await db.selectFrom('artist').selectAll().where('id', 'in', ids).execute(), view));

/** Without playlists that have become private since they were shared. */
const playlists: Finder = async (db, ids, view) => {
  const rows = await db
    .selectFrom('playlist')
    .selectAll()
    .where('id', 'in', ids)
    .where(playlistVisibleTo(view.userId))
    .execute();
  return byId(await toPlaylists(db, rows, view));
};

const mvs: Finder = async (db, ids, { origin }) => {
  const rows = await selectMvs(db).where('mv.id', 'in', ids).execute();
  return byId(
    rows.map((row) => {
      const brief = toMvBrief(row, origin);
      return { ...brief, imgurl16v9: brief.cover, artist: brief.artists[0] };
    }),
  );
};

const videos: Finder = async (db, ids, { origin }) => {
  const rows = await db
    .selectFrom('video')
    .innerJoin('user', 'user.id', 'video.creator_id')
    .selectAll('video')
    .select('user.nickname')
    .where('video.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        vid: row.vid,
        videoId: row.vid,
        title: row.title,
        description: row.description,
        coverUrl: imageUrl(origin, row.image_key),
        durationms: row.duration_ms,
        duration: row.duration_ms,
        playTime: row.play_count,
        width: row.width,
        height: row.height,
        creator: { userId: row.creator_id, nickname: row.nickname, userName: row.nickname },
      },
    ]),
  );
};

/** Key in `json` of the shared resource, by event type (docs/specification/contract/entities-social.md#event). */
const kinds: Partial<Record<number, { key: string; find: Finder }>> = {
  [eventTypes.song]: { key: 'song', find: songs },
  [eventTypes.album]: { key: 'album', find: albums },
  [eventTypes.playlist]: { key: 'playlist', find: playlists },
  [eventTypes.artist]: { key: 'artist', find: artists },
  [eventTypes.mv]: { key: 'mv', find: mvs },
  [eventTypes.video]: { key: 'video', find: videos },
};

/** Shared resources of events, each as a part of its `json`; deleted and hidden ones are left out. */
export async function sharedResources(
  db: Db,
  events: readonly { type: number; target_id: number }[],
  view: Viewpoint,
): Promise<(event: { type: number; target_id: number }) => Record<string, object>> {
  const found = new Map<number, ResourcesById>();
  for (const type of new Set(events.map((event) => event.type))) {
    const ids = events.filter((event) => event.type === type).map((event) => event.target_id);
    const kind = kinds[type];
    if (kind) found.set(type, await kind.find(db, [...new Set(ids)], view));
  }
  return ({ type, target_id }) => {
    const resource = found.get(type)?.get(target_id);
    const key = kinds[type]?.key;
    return resource && key ? { [key]: resource } : {};
  };
}
