import { maySongBeHeard, type Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { requireOwnPlaylist } from './own-playlist.ts';
import {
  addTracksToTop,
  ALL_SONGS_PRESENT,
  PLAYLIST_FULL,
  removeTracks,
  type TrackChange,
} from './playlist-tracks.ts';
import { savePlaylistVersion } from './playlist-versions.ts';

/**
 * Adds songs that the viewer may hear to the top of a user's own playlist, or removes songs, after the present ones
 * were saved as a version; to be called inside `inWriteTransaction`.
 *
 * @returns the new number of songs
 * @throws BusinessError 404 and 401 for the playlist, 400 if no song exists, 502 if all are in it already, 512 if it is
 * full or one of videos
 */
export async function changeTracks(
  trx: Db,
  op: 'add' | 'del',
  change: TrackChange,
  viewer: Viewer,
): Promise<number> {
  const { playlist, songs: wanted, userId } = change;
  const list = await requireOwnPlaylist(trx, playlist, userId);
  await savePlaylistVersion(trx, change);
  if (op === 'add') {
    if (list.type === 'VIDEO') throw new BusinessError(PLAYLIST_FULL, '视频歌单不能收藏歌曲');
    const known = await trx
      .selectFrom('song')
      .select('id')
      .where('id', 'in', wanted)
      .where(maySongBeHeard(viewer))
      .execute();
    const ids = new Set(known.map((song) => song.id));
    const songs = wanted.filter((id) => ids.has(id));
    if (songs.length === 0) throw badParameters('歌曲不存在');
    if ((await addTracksToTop(trx, { ...change, songs })) === 0)
      throw new BusinessError(ALL_SONGS_PRESENT, '歌单内歌曲重复');
  } else {
    await removeTracks(trx, change);
  }
  const row = await trx
    .selectFrom('playlist_track')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('playlist_id', '=', playlist)
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}
