import { inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, type PlaylistVersion } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { savePlaylistVersion, parseSongIds, currentSongIds } from './playlist-versions.ts';
import { requireOwnPlaylist } from './own-playlist.ts';
import { replaceTracks } from './playlist-tracks.ts';

const { library } = endpoints;

/** Routes that list and restore earlier versions of the user's own playlists (docs/api-extensions.md). */
export const playlistVersionRoutes: Route[] = [
  personal(library.playlistsVersions, schemas.library.playlistsVersions, async (call, { id }) => {
    await requireOwnPlaylist(call.db, id, call.user.id);
    const rows = await call.db
      .selectFrom('playlist_version')
      .select(['version', 'made_at', 'song_ids'])
      .where('playlist_id', '=', id)
      .orderBy('version', 'desc')
      .execute();
    let next = new Set(await currentSongIds(call.db, id));
    const data = rows.map((row): PlaylistVersion => {
      const songs = new Set(parseSongIds(row.song_ids));
      const removed = [...songs].filter((song) => !next.has(song)).length;
      // Number of songs of the next version that are missing in this one.
      const added = next.size - (songs.size - removed);
      next = songs;
      return { version: row.version, time: row.made_at, count: songs.size, added, removed };
    });
    return { code: 200, data };
  }),
  personal(library.playlistsRestore, schemas.library.playlistsRestore, async (call, { id, version }) => {
    const { id: userId } = call.user;
    const now = call.app.now();
    const viewer = await call.viewer();
    return inWriteTransaction(call.db, async (trx) => {
      await requireOwnPlaylist(trx, id, userId);
      const kept = await trx
        .selectFrom('playlist_version')
        .select('song_ids')
        .where('playlist_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!kept) throw notFound('历史版本');
      const before = await savePlaylistVersion(trx, { playlist: id, userId, now }, true);
      const songs = parseSongIds(kept.song_ids);
      const count = await replaceTracks(trx, { playlist: id, songs, userId, now }, viewer);
      return { code: 200, version: before, count };
    });
  }),
];
