import { endpoints, type Multimatch, type SuggestAnswer } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { grades } from '@qingyin/text';
import { toOldSong, toSongWithPrivilege } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { find, type Match } from '../../search/find.ts';
import { found } from '../../search/found.ts';
import { wordsBeginning } from '../../search/hot-words.ts';
import { kinds } from '../../search/kinds.ts';

const { music } = endpoints;
const SUGGESTED = { songs: 4, artists: 3, albums: 2, playlists: 2 };
const WORDS = 10;

/** Matches of all kinds, and the kinds ordered by their best match. */
async function hits({ db }: Call, keywords: string) {
  const matches = {
    artists: await find(db, kinds.artist, keywords),
    songs: await find(db, kinds.song, keywords),
    albums: await find(db, kinds.album, keywords),
    playlists: await find(db, kinds.playlist, keywords),
  };
  const bestOf = (list: readonly Match[]): number => list[0]?.grade ?? Infinity;
  const order = (['artists', 'songs', 'albums', 'playlists'] as const)
    .filter((name) => matches[name].length)
    .sort((a, b) => bestOf(matches[a]) - bestOf(matches[b]));
  return { matches, order };
}

const idsOf = (list: readonly Match[], limit: number): number[] =>
  list.slice(0, limit).map((match) => match.id);

async function suggestions(call: Call, keywords: string): Promise<SuggestAnswer['result']> {
  const { db, origin } = call;
  const { matches, order } = await hits(call, keywords);
  const ids = (name: keyof typeof matches): number[] => idsOf(matches[name], SUGGESTED[name]);
  const result: SuggestAnswer['result'] = {
    artists: await found.artists(db, ids('artists'), origin),
    songs: (await found.songs(db, ids('songs'))).map((record) => toOldSong(record, origin)),
    albums: await found.albums(db, ids('albums'), origin),
    playlists: await found.playlists(db, ids('playlists'), origin),
  };
  for (const name of ['artists', 'songs', 'albums', 'playlists'] as const)
    if (!order.includes(name)) delete result[name];
  return order.length ? { ...result, order } : {};
}

/** The best match of each kind, if it matches at least by prefix; matches in the middle of a name do not count. */
async function bestMatches(call: Call, keywords: string): Promise<Multimatch> {
  const { db, origin } = call;
  const { matches } = await hits(call, keywords);
  const best = (list: readonly Match[]): number[] =>
    idsOf(
      list.filter((match) => match.grade <= grades.prefixByReading),
      1,
    );
  const result: Omit<Multimatch, 'orders'> = {
    artist: await found.artists(db, best(matches.artists), origin),
    album: await found.albums(db, best(matches.albums), origin),
    playlist: await found.playlists(db, best(matches.playlists), origin),
    song: (await found.songs(db, best(matches.songs))).map((record) => toSongWithPrivilege(record, origin)),
  };
  const orders: Multimatch['orders'] = [];
  for (const name of ['artist', 'song', 'album', 'playlist'] as const) {
    if (result[name]?.length) orders.push(name);
    else delete result[name];
  }
  return { ...result, orders };
}

/** Completions of a query: popular queries first, then names of artists and songs. */
async function completions(call: Call, keywords: string): Promise<string[]> {
  const words = await wordsBeginning(call.db, keywords, WORDS);
  const songs = await found.songs(call.db, idsOf(await find(call.db, kinds.song, keywords), WORDS));
  const artists = await found.artists(
    call.db,
    idsOf(await find(call.db, kinds.artist, keywords), WORDS),
    call.origin,
  );
  const names = [...artists.map((artist) => artist.name), ...songs.map(({ song }) => song.name)];
  return [...new Set([...words, ...names])].slice(0, WORDS);
}

/** Routes of suggestions while the user types (contract page, 3.7). */
export const suggestRoutes: Route[] = [
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
].map((one) => limited(rules.search, one));
