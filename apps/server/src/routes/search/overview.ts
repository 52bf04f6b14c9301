import type { SearchOverview } from '@qingyin/contract';
import type { SongRecord } from '../../entities/song-records.ts';
import type { Call } from '../../http/call.ts';
import { find, type Match } from '../../search/find.ts';
import { found } from '../../search/found.ts';
import { wordsBeginning } from '../../search/hot-words.ts';
import { kinds } from '../../search/kinds.ts';
import { noteSearch } from '../../search/word-heat.ts';

/** Number of results shown per kind. */
const SHOWN = { song: 5, artist: 2, album: 4, playList: 4, video: 4, user: 4 };
const SIMILAR = 5;

/** Converts a song to the older or the newer format of the contract. */
export type SongShape<T> = (record: SongRecord, origin: string) => T;

/** Search over all kinds, type 1018 (contract page, 3.7). `order` sorts the kinds by their best result. */
export async function overview<T extends object>(
  call: Call,
  keywords: string,
  shape: SongShape<T>,
): Promise<SearchOverview<T>> {
  const { db, origin } = call;
  const matches = {
    artist: await find(db, kinds.artist, keywords),
    song: await find(db, kinds.song, keywords),
    album: await find(db, kinds.album, keywords),
    playList: await find(db, kinds.playlist, keywords),
    video: await find(db, kinds.video, keywords),
    user: await find(db, kinds.user, keywords),
  };
  const names = ['artist', 'song', 'album', 'playList', 'video', 'user'] as const;
  const bestOf = (list: readonly Match[]): number => list[0]?.grade ?? Infinity;
  const order = names
    .filter((name) => matches[name].length)
    .sort((a, b) => bestOf(matches[a]) - bestOf(matches[b]));
  if (order.length === 0) return {};
  noteSearch(db, keywords, call.house.now);
  const ids = (name: keyof typeof matches): number[] =>
    matches[name].slice(0, SHOWN[name]).map((match) => match.id);
  const rest = (name: keyof typeof matches) => {
    const more = matches[name].length > SHOWN[name];
    return { more, moreText: more ? `查看全部 ${matches[name].length} 个结果` : '' };
  };
  const similar = (await wordsBeginning(db, keywords, SIMILAR)).filter((word) => word !== keywords);
  const all: SearchOverview<T> = {
    song: {
      songs: (await found.songs(db, ids('song'))).map((record) => shape(record, origin)),
      ...rest('song'),
    },
    artist: { artists: await found.artists(db, ids('artist'), origin), ...rest('artist') },
    album: { albums: await found.albums(db, ids('album'), origin), ...rest('album') },
    playList: { playLists: await found.playlists(db, ids('playList'), origin), ...rest('playList') },
    video: { videos: await found.videos(db, ids('video'), origin), ...rest('video') },
    user: { users: await found.users(db, ids('user'), origin), ...rest('user') },
  };
  for (const name of names) if (matches[name].length === 0) delete all[name];
  return {
    ...all,
    sim_query: { sim_querys: similar.map((keyword) => ({ keyword, alg: 'alg' })), more: false },
    order,
  };
}
