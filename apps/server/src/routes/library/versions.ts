import { endpoints, type PlaylistVersion } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { write } from '../../db/write.ts';
import { notFound } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { keepVersion, songsIn, songsNow } from './list-versions.ts';
import { ownList } from './own-list.ts';
import { replaceSongs } from './playlist-tracks.ts';

const { library } = endpoints;

/** Routes that list and restore earlier versions of the user's own playlists (docs/api-extensions.md). */
export const versionRoutes: Route[] = [
  personal(library.playlistsVersions, schemas.library.playlistsVersions, async (call, { id }) => {
    await ownList(call.db, id, call.user.id);
    const rows = await call.db
      .selectFrom('playlist_version')
      .select(['version', 'made_at', 'song_ids'])
      .where('playlist_id', '=', id)
      .orderBy('version', 'desc')
      .execute();
    let next = new Set(await songsNow(call.db, id));
    const data = rows.map((row): PlaylistVersion => {
      const songs = new Set(songsIn(row.song_ids));
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
    const now = call.house.now();
    return write(call.db, async (trx) => {
      await ownList(trx, id, userId);
      const kept = await trx
        .selectFrom('playlist_version')
        .select('song_ids')
        .where('playlist_id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (!kept) throw notFound('历史版本');
      const before = await keepVersion(trx, { playlist: id, userId, now }, true);
      const count = await replaceSongs(trx, { playlist: id, songs: songsIn(kept.song_ids), userId, now });
      return { code: 200, version: before, count };
    });
  }),
];
