import {
  correctQuery,
  findMatches,
  loadResults,
  matchingLyricLines,
  hasPublicHit,
  countSearch,
} from '@qingyin/server-search';
import { toOldSong, toSongWithPrivilege, type Viewpoint } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { endpoints, type SearchResult, type SearchKind, searchKinds } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { callerOf, rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { searchOverview, type SongShape } from './search-overview.ts';
import { searchReminder } from './search-reminder.ts';

const { music } = endpoints;
/** Search type of the overview over all kinds. */
const ALL = 1018;

interface Query {
  keywords: string;
  type: number;
  limit: number;
  offset: number;
}

/**
 * For each kind, loads the results and names the list and count as the contract does
 * (docs/specification/contract/search.md).
 */
function listOf<T extends object>(
  db: Db,
  view: Viewpoint,
  shape: SongShape<T>,
  keywords: string,
): Record<SearchKind, (ids: number[], count: number) => Promise<SearchResult<T>>> {
  return {
    [searchKinds.song]: async (ids, songCount) => {
      const records = await loadResults.songs(db, ids, view);
      return { songs: records.map((record) => shape(record, view.origin)), songCount };
    },
    [searchKinds.lyric]: async (ids, songCount) => {
      const lines = await matchingLyricLines(db, ids, keywords);
      const records = await loadResults.songs(db, ids, view);
      const songs = records.map((record) => ({
        ...shape(record, view.origin),
        lyrics: lines.get(record.song.id) ?? [],
      }));
      return { songs, songCount };
    },
    [searchKinds.album]: async (ids, albumCount) => ({
      albums: await loadResults.albums(db, ids, view),
      albumCount,
    }),
    [searchKinds.artist]: async (ids, artistCount) => ({
      artists: await loadResults.artists(db, ids, view),
      artistCount,
    }),
    [searchKinds.playlist]: async (ids, playlistCount) => ({
      playlists: await loadResults.playlists(db, ids, view),
      playlistCount,
    }),
    [searchKinds.user]: async (ids, userprofileCount) => ({
      userprofiles: await loadResults.users(db, ids, view.origin),
      userprofileCount,
    }),
    [searchKinds.mv]: async (ids, mvCount) => ({ mvs: await loadResults.mvs(db, ids, view.origin), mvCount }),
    [searchKinds.video]: async (ids, videoCount) => ({
      videos: await loadResults.videos(db, ids, view.origin),
      videoCount,
    }),
  };
}

async function results<T extends object>(
  call: RequestContext,
  { keywords, type, limit, offset }: Query,
  shape: SongShape<T>,
): Promise<SearchResult<T>> {
  if (type === ALL) return searchOverview(call, keywords, shape);
  // Search types without content on this server return an empty result.
  const kind = Object.values(searchKinds).find((known) => known === type);
  if (kind === undefined) return {};
  const view = await publicViewpointOf(call);
  const matches = await findMatches(call.db, kind, keywords, view);
  if (offset === 0 && (await hasPublicHit(call.db, kind, matches)))
    countSearch(call.db, keywords, callerOf(call), call.app.now);
  const corrected =
    offset === 0
      ? await correctQuery(call.db, { keywords, viewer: view, kinds: [kind], matches })
      : undefined;
  const reminder = corrected === undefined ? {} : { searchQcReminder: searchReminder(corrected) };
  const ids = matches.slice(offset, offset + limit).map((match) => match.id);
  if (ids.length === 0) return reminder;
  const list = await listOf(call.db, view, shape, keywords)[kind](ids, matches.length);
  return { ...list, hasMore: matches.length > offset + limit, ...reminder };
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
].map((one) => rateLimited(rateLimitRules.search, one));
