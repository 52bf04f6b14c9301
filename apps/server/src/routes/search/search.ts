import { endpoints, type SearchResult } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toOldSong, toSongWithPrivilege } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { find } from '../../search/find.ts';
import { found } from '../../search/found.ts';
import { type Kind, kinds } from '../../search/kinds.ts';
import { lyricLines } from '../../search/lyric-lines.ts';
import { noteSearch } from '../../search/word-heat.ts';
import { overview, type SongShape } from './overview.ts';

const { music } = endpoints;
/** Search type of the overview over all kinds. */
const ALL = 1018;

interface Query {
  keywords: string;
  type: number;
  limit: number;
  offset: number;
}

/** For each kind, loads the results and names the list and count as the contract does (contract page, 3.7). */
function listOf<T extends object>(
  { db, origin }: Call,
  shape: SongShape<T>,
  keywords: string,
): Record<Kind, (ids: number[], count: number) => Promise<SearchResult<T>>> {
  return {
    [kinds.song]: async (ids, songCount) => {
      const records = await found.songs(db, ids);
      return { songs: records.map((record) => shape(record, origin)), songCount };
    },
    [kinds.lyric]: async (ids, songCount) => {
      const lines = await lyricLines(db, ids, keywords);
      const records = await found.songs(db, ids);
      const songs = records.map((record) => ({
        ...shape(record, origin),
        lyrics: lines.get(record.song.id) ?? [],
      }));
      return { songs, songCount };
    },
    [kinds.album]: async (ids, albumCount) => ({ albums: await found.albums(db, ids, origin), albumCount }),
    [kinds.artist]: async (ids, artistCount) => ({
      artists: await found.artists(db, ids, origin),
      artistCount,
    }),
    [kinds.playlist]: async (ids, playlistCount) => ({
      playlists: await found.playlists(db, ids, origin),
      playlistCount,
    }),
    [kinds.user]: async (ids, userprofileCount) => ({
      userprofiles: await found.users(db, ids, origin),
      userprofileCount,
    }),
    [kinds.mv]: async (ids, mvCount) => ({ mvs: await found.mvs(db, ids, origin), mvCount }),
    [kinds.video]: async (ids, videoCount) => ({
      videos: await found.videos(db, ids, origin),
      videoCount,
    }),
  };
}

async function results<T extends object>(
  call: Call,
  { keywords, type, limit, offset }: Query,
  shape: SongShape<T>,
): Promise<SearchResult<T>> {
  if (type === ALL) return overview(call, keywords, shape);
  // Search types without content on this server return an empty result.
  const kind = Object.values(kinds).find((known) => known === type);
  if (kind === undefined) return {};
  const matches = await find(call.db, kind, keywords);
  if (matches.length > 0 && offset === 0) noteSearch(call.db, keywords, call.house.now);
  const ids = matches.slice(offset, offset + limit).map((match) => match.id);
  if (ids.length === 0) return {};
  const list = await listOf(call, shape, keywords)[kind](ids, matches.length);
  return { ...list, hasMore: matches.length > offset + limit };
}

/** Routes of the search, with songs in the older and in the newer format. */
export const searchRoutes: Route[] = [
  route(music.search, schemas.music.search, async (call, query) => ({
    code: 200,
    result: await results(call, query, toOldSong),
  })),
  route(music.cloudsearch, schemas.music.cloudsearch, async (call, query) => ({
    code: 200,
    result: await results(call, query, toSongWithPrivilege),
  })),
].map((one) => limited(rules.search, one));
