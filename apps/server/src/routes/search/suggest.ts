import { endpoints, type SuggestAnswer } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toAlbums, toArtists } from '../../entities/albums.ts';
import { toPlaylists } from '../../entities/playlists.ts';
import { withDetails } from '../../entities/song-records.ts';
import { toOldSong } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { dayNumber } from '../../recommend/day.ts';
import { findAlbums, findArtists, findPlaylists, findSongs } from './find.ts';

const { music } = endpoints;
const SUGGESTED = { songs: 4, artists: 3, albums: 2, playlists: 2 };
const first = (limit: number) => ({ limit, offset: 0 });

async function suggestions({ db, origin }: Call, keywords: string): Promise<SuggestAnswer['result']> {
  const songs = (await findSongs(db, keywords, first(SUGGESTED.songs))).rows;
  const artists = (await findArtists(db, keywords, first(SUGGESTED.artists))).rows;
  const albums = (await findAlbums(db, keywords, first(SUGGESTED.albums))).rows;
  const playlists = (await findPlaylists(db, keywords, first(SUGGESTED.playlists))).rows;
  const records = await withDetails(db, songs);
  const result: SuggestAnswer['result'] = {
    ...(artists.length ? { artists: await toArtists(db, artists, origin) } : {}),
    ...(records.length ? { songs: records.map((record) => toOldSong(record, origin)) } : {}),
    ...(albums.length ? { albums: await toAlbums(db, albums, origin) } : {}),
    ...(playlists.length ? { playlists: await toPlaylists(db, playlists, { origin, userId: null }) } : {}),
  };
  const order = (['artists', 'songs', 'albums', 'playlists'] as const).filter((name) => result[name]);
  return order.length ? { ...result, order } : {};
}

/** What helps while typing: suggestions, the hot list, the word in the empty box (contract page, 3.7). */
export const suggestRoutes: Route[] = [
  limited(
    rules.search,
    route(music.searchSuggest, schemas.music.searchSuggest, async (call, { keywords, type }) => {
      if (type !== 'mobile') return { code: 200, result: await suggestions(call, keywords) };
      const { rows } = await findSongs(call.db, keywords, first(10));
      const words = [...new Set(rows.map((row) => row.name))];
      return {
        code: 200,
        result: {
          allMatch: words.map((keyword) => ({
            keyword,
            type: 1,
            alg: 'alg',
            lastKeyword: keywords,
            feature: '',
          })),
        },
      };
    }),
  ),
  limited(
    rules.search,
    route(music.searchMultimatch, schemas.music.searchMultimatch, async (call, { keywords }) => {
      const { artists, albums, playlists } = await suggestions(call, keywords);
      const orders = [artists && 'artist', albums && 'album', playlists && 'playlist'].filter(
        (name) => name !== undefined,
      );
      return {
        code: 200,
        result: {
          ...(artists ? { artist: artists.slice(0, 1) } : {}),
          ...(albums ? { album: albums.slice(0, 1) } : {}),
          ...(playlists ? { playlist: playlists.slice(0, 1) } : {}),
          orders,
        },
      };
    }),
  ),
  route(music.searchDefault, schemas.music.searchDefault, async ({ db, house }) => {
    const words = await db.selectFrom('hot_search').select('word').orderBy('position').execute();
    const word = words[dayNumber(house.now()) % Math.max(1, words.length)]?.word ?? '';
    return {
      code: 200,
      data: { showKeyword: word, realkeyword: word, searchType: 1, action: 1, alg: 'alg', gap: 0 },
    };
  }),
  route(music.searchHot, schemas.music.searchHot, async ({ db }) => {
    const rows = await db.selectFrom('hot_search').selectAll().orderBy('position').execute();
    return {
      code: 200,
      data: rows.map((row) => ({
        searchWord: row.word,
        score: row.score,
        content: row.content,
        iconType: row.icon_type,
      })),
    };
  }),
  route(music.searchHotPlain, schemas.music.searchHotPlain, async ({ db }) => {
    const rows = await db.selectFrom('hot_search').selectAll().orderBy('position').execute();
    return {
      code: 200,
      result: {
        hots: rows.map((row) => ({ first: row.word, second: 1, third: null, iconType: row.icon_type })),
      },
    };
  }),
];
