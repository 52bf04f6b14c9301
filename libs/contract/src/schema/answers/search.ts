import { z } from 'zod';
import type { SearchResult } from '../../endpoints/search.ts';
import { album, artist, playlist } from './collections.ts';
import { userBrief } from './people.ts';
import { oldSong, songWithPrivilege } from './songs.ts';
import { count, id, kind, name, ok, shapeOf, words } from './values.ts';

const some = <T extends z.ZodType>(thing: T) => z.array(thing).min(1).optional();
const counted = id.optional();
/** Songs found by their words come with the lines that hold them. */
const lyricLines = { lyrics: z.array(name).min(1).optional() };
const pairs = [
  ['songs', 'songCount'],
  ['albums', 'albumCount'],
  ['artists', 'artistCount'],
  ['playlists', 'playlistCount'],
  ['userprofiles', 'userprofileCount'],
] as const;

/** The list of the one type that was asked for with its count, or nothing at all (contract page, 3.7). */
function resultOf<T extends z.ZodType<object>>(found: T) {
  const result = shapeOf<SearchResult<object>>()({
    songs: some(found),
    songCount: counted,
    albums: some(album),
    albumCount: counted,
    artists: some(artist),
    artistCount: counted,
    playlists: some(playlist),
    playlistCount: counted,
    userprofiles: some(userBrief),
    userprofileCount: counted,
    hasMore: z.boolean().optional(),
  });
  return z.strictObject({
    code: ok,
    result: result
      .refine(
        (answer) => pairs.filter(([list]) => answer[list] !== undefined).length <= 1,
        'holds one list at most',
      )
      .refine(
        (answer) => pairs.every(([list, total]) => (answer[list]?.length ?? 0) <= (answer[total] ?? 0)),
        'counts at least what its list holds',
      ),
  });
}

const suggestion = z.strictObject({
  keyword: name,
  type: kind,
  alg: words,
  lastKeyword: name,
  feature: words,
});
const lists = ['songs', 'artists', 'albums', 'playlists'] as const;

const suggested = z
  .strictObject({
    songs: some(oldSong),
    artists: some(artist),
    albums: some(album),
    playlists: some(playlist),
    order: z.array(z.enum(lists)).min(1).optional(),
    allMatch: z.array(suggestion).optional(),
  })
  .refine((result) => lists.every((list) => (result.order ?? []).includes(list) === list in result), {
    path: ['order'],
    error: 'names the lists that are there',
  });

const orders = ['artist', 'album', 'playlist'] as const;

/** contract page, 3.7 */
export const searchAnswers = {
  searchSuggest: z.strictObject({ code: ok, result: suggested }),
  searchDefault: z.strictObject({
    code: ok,
    data: z.strictObject({
      showKeyword: name,
      realkeyword: name,
      searchType: kind,
      action: kind,
      alg: words,
      gap: count,
    }),
  }),
  searchHot: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ searchWord: name, score: count, content: words, iconType: kind })),
  }),
  searchHotPlain: z.strictObject({
    code: ok,
    result: z.strictObject({
      hots: z.array(z.strictObject({ first: name, second: kind, third: words.nullable(), iconType: kind })),
    }),
  }),
  searchMultimatch: z.strictObject({
    code: ok,
    result: z
      .strictObject({
        artist: some(artist),
        album: some(album),
        playlist: some(playlist),
        orders: z.array(z.enum(orders)),
      })
      .refine((result) => orders.every((kindOf) => result.orders.includes(kindOf) === kindOf in result), {
        path: ['orders'],
        error: 'names what is there',
      }),
  }),
  search: resultOf(oldSong.extend(lyricLines)),
  cloudsearch: resultOf(songWithPrivilege.extend(lyricLines)),
};
