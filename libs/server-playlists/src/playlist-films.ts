import type { FilmKey } from '@qingyin/server-catalogue';
import type { Db, PlaylistVideoTable } from '@qingyin/server-db';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { requireOwnPlaylist } from './own-playlist.ts';
import { ALL_SONGS_PRESENT, PLAYLIST_FULL } from './playlist-tracks.ts';

const VID_LENGTH = 32;

/** Finds films by MV ids or vids, in the order of the request; missing ones are left out. */
async function filmsNamed(db: Db, names: readonly string[]): Promise<FilmKey[]> {
  const vids = names.filter((name) => name.length === VID_LENGTH);
  const numbers = names.filter((name) => name.length !== VID_LENGTH).map(Number);
  const found = new Map<string, FilmKey>();
  if (vids.length)
    for (const row of await db.selectFrom('video').select(['id', 'vid']).where('vid', 'in', vids).execute())
      found.set(row.vid, { kind: 'video', id: row.id });
  if (numbers.length)
    for (const row of await db.selectFrom('mv').select('id').where('id', 'in', numbers).execute())
      found.set(String(row.id), { kind: 'mv', id: row.id });
  return [...new Set(names)].flatMap((name) => found.get(name) ?? []);
}

/** Inserts films at the top of a playlist. @throws BusinessError 502 if all are in it already */
async function addFilms(db: Db, playlist: number, films: readonly FilmKey[], now: number): Promise<void> {
  const rows = await db
    .selectFrom('playlist_video')
    .selectAll()
    .where('playlist_id', '=', playlist)
    .orderBy('position')
    .execute();
  const present = new Set(rows.map((row) => `${row.kind}${row.resource_id}`));
  const added = films.filter(({ kind, id }) => !present.has(`${kind}${id}`));
  if (added.length === 0) throw new BusinessError(ALL_SONGS_PRESENT, '歌单内视频重复');
  const first = (rows[0]?.position ?? 0) - added.length;
  await db
    .insertInto('playlist_video')
    .values(
      added.map(({ kind, id }, index): PlaylistVideoTable => ({
        playlist_id: playlist,
        kind,
        resource_id: id,
        position: first + index,
        added_at: now,
      })),
    )
    .execute();
}

export interface FilmChange {
  playlist: number;
  /** ids of MVs and vids of videos */
  names: readonly string[];
  op: 'add' | 'delete';
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Adds films to the top of a user's own video playlist, or removes them; to be called inside `inWriteTransaction`.
 *
 * @throws BusinessError 404 and 401 for the playlist, 512 if it is one of songs, 400 if no film exists, 502 if all are in
 * it already
 */
export async function changePlaylistFilms(
  trx: Db,
  { playlist, names, op, userId, now }: FilmChange,
): Promise<void> {
  const row = await requireOwnPlaylist(trx, playlist, userId);
  if (row.type !== 'VIDEO') throw new BusinessError(PLAYLIST_FULL, '这不是视频歌单');
  const films = await filmsNamed(trx, names);
  if (op === 'add') {
    if (films.length === 0) throw badParameters('视频不存在');
    await addFilms(trx, playlist, films, now);
  } else {
    for (const { kind, id } of films)
      await trx
        .deleteFrom('playlist_video')
        .where('playlist_id', '=', playlist)
        .where('kind', '=', kind)
        .where('resource_id', '=', id)
        .execute();
  }
  await trx
    .updateTable('playlist')
    .set({ tracks_updated_at: now, updated_at: now })
    .where('id', '=', playlist)
    .execute();
}
