import { addTracksToTop, insertPlaylist } from '@qingyin/server-playlists';
import { libraryPlaylistFiles, playlistFileSongs } from '@qingyin/server-music-library';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints, PRIVATE_PLAYLIST } from '@qingyin/contract';
import { MAX_PLAYLIST_SONGS, schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { musicLibrary } = endpoints;

/** Routes of playlist files in the music libraries (docs/api-extensions.md). */
export const playlistFileRoutes: Route[] = [
  personal(musicLibrary.playlistFiles, schemas.musicLibrary.playlistFiles, async (call, page) => ({
    code: 200,
    ...(await libraryPlaylistFiles(call.db, await call.viewer(), page)),
  })),
  personal(musicLibrary.playlistFileImport, schemas.musicLibrary.playlistFileImport, async (call, { id }) => {
    const { name, songs, missing } = await playlistFileSongs(call.db, await call.viewer(), id);
    const now = call.app.now();
    const taken = songs.slice(0, MAX_PLAYLIST_SONGS);
    const list = await inWriteTransaction(call.db, async (trx) => {
      const made = await insertPlaylist(trx, call.user.id, { name, privacy: PRIVATE_PLAYLIST, now });
      if (taken.length > 0)
        await addTracksToTop(trx, { playlist: made.id, songs: taken, userId: call.user.id, now });
      return made.id;
    });
    return { code: 200, id: list, name, count: taken.length, missing };
  }),
];
