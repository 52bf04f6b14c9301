import { publicSongs } from '@qingyin/server-recommend';
import { withDetails, toOldSong } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { music } = endpoints;
const MOST = 100;
const ALL = 0;

/** Route of the newest songs by area of the first artist (docs/specification/contract/discover.md#latest-music). */
export const newSongRoutes: Route[] = [
  route(music.topSong, schemas.music.topSong, async ({ db, origin, viewer }, { type }) => {
    const rows = await publicSongs(db, await viewer())
      .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
      .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
      .selectAll('song')
      .where('song_artist.position', '=', 0)
      .$if(type !== ALL, (query) => query.where('artist.area', '=', type))
      .orderBy('song.publish_time', 'desc')
      .orderBy('song.popularity', 'desc')
      .orderBy('song.id')
      .limit(MOST)
      .execute();
    const records = await withDetails(db, rows);
    return { code: 200, data: records.map((record) => toOldSong(record, origin)) };
  }),
];
