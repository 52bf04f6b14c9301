import { searchKinds } from '@qingyin/contract';
import type { SongRecord } from '@qingyin/server-catalogue';
import {
  correctQuery,
  findMatches,
  type SearchMatch,
  loadResults,
  searchesWithPrefix,
  countSearch,
  hasPublicHit,
} from '@qingyin/server-search';
import type { SearchOverview } from '@qingyin/contract';
import { callerOf } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { searchReminder } from './search-reminder.ts';

/** Number of results shown per kind. */
const SHOWN = { song: 5, artist: 2, album: 4, playList: 4, video: 4, user: 4 };
const SIMILAR = 5;
const kinds = {
  artist: searchKinds.artist,
  song: searchKinds.song,
  album: searchKinds.album,
  playList: searchKinds.playlist,
  video: searchKinds.video,
  user: searchKinds.user,
};

/** Converts a song to the older or the newer format of the contract. */
export type SongShape<T> = (record: SongRecord, origin: string) => T;

/**
 * Search over all kinds, type 1018 (docs/specification/contract/search.md). `order` sorts the kinds by their best
 * result.
 */
export async function searchOverview<T extends object>(
  call: RequestContext,
  keywords: string,
  shape: SongShape<T>,
): Promise<SearchOverview<T>> {
  const { db, origin } = call;
  const view = await publicViewpointOf(call);
  const matches = {
    artist: await findMatches(db, searchKinds.artist, keywords, view),
    song: await findMatches(db, searchKinds.song, keywords, view),
    album: await findMatches(db, searchKinds.album, keywords, view),
    playList: await findMatches(db, searchKinds.playlist, keywords, view),
    video: await findMatches(db, searchKinds.video, keywords, view),
    user: await findMatches(db, searchKinds.user, keywords, view),
  };
  const names = ['artist', 'song', 'album', 'playList', 'video', 'user'] as const;
  const bestOf = (list: readonly SearchMatch[]): number => list[0]?.grade ?? Infinity;
  const order = names
    .filter((name) => matches[name].length)
    .sort((a, b) => bestOf(matches[a]) - bestOf(matches[b]));
  const corrected = await correctQuery(db, {
    ...{ keywords, viewer: view, kinds: Object.values(kinds) },
    matches: names.flatMap((name) => matches[name]),
  });
  const reminder = corrected === undefined ? {} : { searchQcReminder: searchReminder(corrected) };
  if (order.length === 0) return reminder;
  const open = await Promise.all(names.map((name) => hasPublicHit(db, kinds[name], matches[name])));
  if (open.includes(true)) countSearch(db, keywords, callerOf(call), call.app.now);
  const ids = (name: keyof typeof matches): number[] =>
    matches[name].slice(0, SHOWN[name]).map((match) => match.id);
  const rest = (name: keyof typeof matches) => {
    const more = matches[name].length > SHOWN[name];
    return { more, moreText: more ? `查看全部 ${matches[name].length} 个结果` : '' };
  };
  const similar = (await searchesWithPrefix(db, keywords, SIMILAR, call.app.now())).filter(
    (word) => word !== keywords,
  );
  const all: SearchOverview<T> = {
    song: {
      songs: (await loadResults.songs(db, ids('song'), view)).map((record) => shape(record, origin)),
      ...rest('song'),
    },
    artist: { artists: await loadResults.artists(db, ids('artist'), view), ...rest('artist') },
    album: { albums: await loadResults.albums(db, ids('album'), view), ...rest('album') },
    playList: { playLists: await loadResults.playlists(db, ids('playList'), view), ...rest('playList') },
    video: { videos: await loadResults.videos(db, ids('video'), origin), ...rest('video') },
    user: { users: await loadResults.users(db, ids('user'), origin), ...rest('user') },
  };
  for (const name of names) if (matches[name].length === 0) delete all[name];
  return {
    ...all,
    sim_query: { sim_querys: similar.map((keyword) => ({ keyword, alg: 'alg' })), more: false },
    order,
    ...reminder,
  };
}
