import { z } from 'zod';
import type { SearchResult } from '../../endpoints/search.ts';
import { videoBrief } from './collected.ts';
import { album, artist, playlist } from './collections.ts';
import { mvBrief } from './films.ts';
import { userBrief } from './people.ts';
import { oldSong, songWithPrivilege } from './songs.ts';
import { count, id, enumValue, name, ok, strictShape, anyText } from './values.ts';

const some = <T extends z.ZodType>(schema: T) => z.array(schema).min(1).optional();
const counted = id.optional();
/** Songs found by their lyrics come with the matching lines. */
const lyricLines = { lyrics: z.array(name).min(1).optional() };
const pairs = [
  ['songs', 'songCount'],
  ['albums', 'albumCount'],
  ['artists', 'artistCount'],
  ['playlists', 'playlistCount'],
  ['userprofiles', 'userprofileCount'],
  ['mvs', 'mvCount'],
  ['videos', 'videoCount'],
] as const;
const overviewLists = ['song', 'album', 'artist', 'playList', 'video', 'user'] as const;

const listed = <Name extends string, T extends z.ZodType>(list: Name, schema: T) =>
  z.strictObject({ more: z.boolean(), moreText: anyText, [list]: z.array(schema).min(1) } as {
    more: z.ZodBoolean;
    moreText: z.ZodString;
  } & Record<Name, z.ZodArray<T>>);

const reminder = z.strictObject({
  qcReminders: z
    .array(z.strictObject({ qcReminderPart: name, highLight: z.boolean() }))
    .refine((parts) => parts.some(({ highLight }) => highLight), 'must contain a query'),
  qcReminderChannel: anyText,
});

/** The list of the requested type with its count, or nothing (docs/specification/contract/search.md). */
function resultOf<T extends z.ZodType<object>>(found: T) {
  const result = strictShape<SearchResult<object>>()({
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
    mvs: some(mvBrief),
    mvCount: counted,
    videos: some(videoBrief),
    videoCount: counted,
    hasMore: z.boolean().optional(),
    searchQcReminder: reminder.optional(),
    song: listed('songs', found).optional(),
    album: listed('albums', album).optional(),
    artist: listed('artists', artist).optional(),
    playList: listed('playLists', playlist).optional(),
    video: listed('videos', videoBrief).optional(),
    user: listed('users', userBrief).optional(),
    sim_query: z
      .strictObject({
        sim_querys: z.array(z.strictObject({ keyword: name, alg: anyText })),
        more: z.boolean(),
      })
      .optional(),
    order: z.array(z.enum(overviewLists)).min(1).optional(),
  });
  return z.strictObject({
    code: ok,
    result: result
      .refine(
        (answer) => pairs.filter(([list]) => answer[list] !== undefined).length <= 1,
        'must contain at most one list',
      )
      .refine(
        (answer) => pairs.every(([list, total]) => (answer[list]?.length ?? 0) <= (answer[total] ?? 0)),
        'must count at least the length of its list',
      )
      .refine(
        (answer) => overviewLists.every((list) => (answer.order ?? []).includes(list) === list in answer),
        'must name exactly the lists of an overview',
      ),
  });
}

const suggestion = z.strictObject({
  keyword: name,
  type: enumValue,
  alg: anyText,
  lastKeyword: name,
  feature: anyText,
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
    searchQcReminder: reminder.optional(),
  })
  .refine((result) => lists.every((list) => (result.order ?? []).includes(list) === list in result), {
    path: ['order'],
    error: 'must name exactly the present lists',
  });

const orders = ['song', 'artist', 'album', 'playlist'] as const;

/** Answers of search calls (docs/specification/contract/search.md). */
export const searchAnswers = {
  searchSuggest: z.strictObject({ code: ok, result: suggested }),
  searchDefault: z.strictObject({
    code: ok,
    data: z.strictObject({
      showKeyword: anyText,
      realkeyword: anyText,
      searchType: enumValue,
      action: enumValue,
      alg: anyText,
      gap: count,
    }),
  }),
  searchHot: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ searchWord: name, score: count, content: anyText, iconType: enumValue })),
  }),
  searchHotPlain: z.strictObject({
    code: ok,
    result: z.strictObject({
      hots: z.array(
        z.strictObject({ first: name, second: enumValue, third: anyText.nullable(), iconType: enumValue }),
      ),
    }),
  }),
  searchMultimatch: z.strictObject({
    code: ok,
    result: z
      .strictObject({
        song: some(songWithPrivilege),
        artist: some(artist),
        album: some(album),
        playlist: some(playlist),
        orders: z.array(z.enum(orders)),
      })
      .refine((result) => orders.every((kindOf) => result.orders.includes(kindOf) === kindOf in result), {
        path: ['orders'],
        error: 'must name exactly the present lists',
      }),
  }),
  search: resultOf(oldSong.extend(lyricLines)),
  cloudsearch: resultOf(songWithPrivilege.extend(lyricLines)),
};
