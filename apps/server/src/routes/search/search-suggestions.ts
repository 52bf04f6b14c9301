import {
  correctQuery,
  findMatches,
  type SearchMatch,
  loadResults,
  searchesWithPrefix,
} from '@qingyin/server-search';
import { suggestablePlaylists } from '@qingyin/server-recommend';
import { toOldSong, toSongWithPrivilege } from '@qingyin/server-catalogue';
import { endpoints, type Multimatch, type SuggestAnswer, searchKinds } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { grades } from '@qingyin/text';
import type { RequestContext } from '../../http/request-context.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { searchReminder } from './search-reminder.ts';

const { music } = endpoints;
const SUGGESTED = { songs: 4, artists: 3, albums: 2, playlists: 2 };
const MAX_SUGGESTIONS = 10;
/** Number of matching playlists among which those are looked for that may be suggested. */
const LISTS_LOOKED_AT = 50;

/** Matches of all kinds, and the kinds ordered by their best match. */
async function hits({ db, ...call }: RequestContext, keywords: string) {
  const viewer = await call.viewer();
  // At once: on PostgreSQL each query waits for the other process.
  const [artists, songs, albums, found] = await Promise.all([
    findMatches(db, searchKinds.artist, keywords, viewer),
    findMatches(db, searchKinds.song, keywords, viewer),
    findMatches(db, searchKinds.album, keywords, viewer),
    findMatches(db, searchKinds.playlist, keywords, viewer),
  ]);
  const lists = found.slice(0, LISTS_LOOKED_AT);
  const suggestable = await suggestablePlaylists(
    db,
    lists.map(({ id }) => id),
    viewer,
    call.app.now(),
  );
  const matches = { artists, songs, albums, playlists: lists.filter(({ id }) => suggestable.has(id)) };
  const bestOf = (list: readonly SearchMatch[]): number => list[0]?.grade ?? Infinity;
  const order = (['artists', 'songs', 'albums', 'playlists'] as const)
    .filter((name) => matches[name].length)
    .sort((a, b) => bestOf(matches[a]) - bestOf(matches[b]));
  return { matches, order };
}

const idsOf = (list: readonly SearchMatch[], limit: number): number[] =>
  list.slice(0, limit).map((match) => match.id);

async function suggestions(call: RequestContext, keywords: string): Promise<SuggestAnswer['result']> {
  const { db, origin } = call;
  const view = await publicViewpointOf(call);
  const { matches, order } = await hits(call, keywords);
  const ids = (name: keyof typeof matches): number[] => idsOf(matches[name], SUGGESTED[name]);
  const [artists, songs, albums, playlists] = await Promise.all([
    loadResults.artists(db, ids('artists'), view),
    loadResults.songs(db, ids('songs'), view),
    loadResults.albums(db, ids('albums'), view),
    loadResults.playlists(db, ids('playlists'), view),
  ]);
  const result: SuggestAnswer['result'] = {
    ...{ artists, albums, playlists },
    songs: songs.map((record) => toOldSong(record, origin)),
  };
  for (const name of ['artists', 'songs', 'albums', 'playlists'] as const)
    if (!order.includes(name)) delete result[name];
  if (order.length > 0) return { ...result, order };
  const { artist, song, album } = searchKinds;
  const corrected = await correctQuery(db, {
    keywords,
    viewer: view,
    kinds: [artist, song, album],
    matches: [],
  });
  return corrected === undefined ? {} : { searchQcReminder: searchReminder(corrected) };
}

/** The best match of each kind, if it matches at least by prefix; matches in the middle of a name do not count. */
async function bestMatches(call: RequestContext, keywords: string): Promise<Multimatch> {
  const { db, origin } = call;
  const view = await publicViewpointOf(call);
  const { matches } = await hits(call, keywords);
  const best = (list: readonly SearchMatch[]): number[] =>
    idsOf(
      list.filter((match) => match.grade <= grades.prefixByReading),
      1,
    );
  const result: Omit<Multimatch, 'orders'> = {
    artist: await loadResults.artists(db, best(matches.artists), view),
    album: await loadResults.albums(db, best(matches.albums), view),
    playlist: await loadResults.playlists(db, best(matches.playlists), view),
    song: (await loadResults.songs(db, best(matches.songs), view)).map((record) =>
      toSongWithPrivilege(record, origin),
    ),
  };
  const orders: Multimatch['orders'] = [];
  for (const name of ['artist', 'song', 'album', 'playlist'] as const) {
    if (result[name]?.length) orders.push(name);
    else delete result[name];
  }
  return { ...result, orders };
}

/** Completions of a query: popular queries first, then names of artists and songs. */
async function completions(call: RequestContext, keywords: string): Promise<string[]> {
  const view = await publicViewpointOf(call);
  const searches = await searchesWithPrefix(call.db, keywords, MAX_SUGGESTIONS, call.app.now());
  const songs = await loadResults.songs(
    call.db,
    idsOf(await findMatches(call.db, searchKinds.song, keywords, view), MAX_SUGGESTIONS),
    view,
  );
  const artists = await loadResults.artists(
    call.db,
    idsOf(await findMatches(call.db, searchKinds.artist, keywords, view), MAX_SUGGESTIONS),
    view,
  );
  const names = [...artists.map((artist) => artist.name), ...songs.map(({ song }) => song.name)];
  return [...new Set([...searches, ...names])].slice(0, MAX_SUGGESTIONS);
}

/** Routes of suggestions while the user types (docs/specification/contract/search.md). */
export const searchSuggestionRoutes: Route[] = [
  route(music.searchSuggest, schemas.music.searchSuggest, async (call, { keywords, type }) => {
    if (type !== 'mobile') return { code: 200, result: await suggestions(call, keywords) };
    const allMatch = (await completions(call, keywords)).map((keyword) => ({
      keyword,
      type: 1,
      alg: 'alg',
      lastKeyword: keywords,
      feature: '',
    }));
    return { code: 200, result: { allMatch } };
  }),
  route(music.searchMultimatch, schemas.music.searchMultimatch, async (call, { keywords }) => ({
    code: 200,
    result: await bestMatches(call, keywords),
  })),
].map((one) => rateLimited(rateLimitRules.search, one));
