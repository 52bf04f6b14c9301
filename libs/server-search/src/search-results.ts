import {
  toAlbums,
  toArtists,
  toVideoBriefs,
  selectMvs,
  toMvBrief,
  toPlaylists,
  type SongRecord,
  songsByIds,
  toUserBrief,
  type Viewpoint,
} from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import type { Album, Artist, MvBrief, Playlist, UserBrief, VideoBrief } from '@qingyin/contract';

/** Sorts rows by the order of ids; deleted ones are left out. */
const inOrder = <T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * Loads search results in the format of the contract, in the order of the ids. Visibility is checked in the tables
 * again, so that a stale index never reveals hidden, restricted or private entities.
 */
export const loadResults = {
  songs: async (db: Db, ids: readonly number[], view: Viewpoint): Promise<SongRecord[]> =>
    (await songsByIds(db, ids, view)).filter(({ song }) => song.hidden === 0),

  async artists(db: Db, ids: readonly number[], view: Viewpoint): Promise<Artist[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('artist').selectAll().where('id', 'in', ids).execute();
    return toArtists(db, inOrder(ids, rows), view);
  },

  async albums(db: Db, ids: readonly number[], view: Viewpoint): Promise<Album[]> {
    if (ids.length === 0) return [];
    const rows = await db.selectFrom('album').selectAll().where('id', 'in', ids).execute();
    return toAlbums(db, inOrder(ids, rows), view);
  },

  async playlists(db: Db, ids: readonly number[], view: Viewpoint): Promise<Playlist[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('playlist')
      .selectAll()
      .where('id', 'in', ids)
      .where('privacy', '=', 0)
      .where('hidden', '=', 0)
      .execute();
    return toPlaylists(db, inOrder(ids, rows), { ...view, userId: null });
  },

  async users(db: Db, ids: readonly number[], origin: string): Promise<UserBrief[]> {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('user')
      .selectAll()
      .where('id', 'in', ids)
      .where('anonymous', '=', 0)
      .execute();
    return inOrder(ids, rows).map((row) => toUserBrief(row, origin));
  },

  async mvs(db: Db, ids: readonly number[], origin: string): Promise<MvBrief[]> {
    if (ids.length === 0) return [];
    const rows = await selectMvs(db).where('mv.id', 'in', ids).execute();
    return inOrder(ids, rows).map((row) => toMvBrief(row, origin));
  },

  videos: (db: Db, ids: readonly number[], origin: string): Promise<VideoBrief[]> =>
    toVideoBriefs(
      db,
      ids.map((id) => ({ kind: 'video', id })),
      origin,
    ),
};
