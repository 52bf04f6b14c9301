import type { Album, Artist, Song } from '@qingyin/contract';
import { songs } from './answers.ts';

export const artist = (id: number, name: string): Artist => ({
  id,
  name,
  picUrl: null,
  img1v1Url: `/media/img/artist-${id}.jpg`,
  alias: [],
  trans: null,
  briefDesc: '',
  albumSize: 3,
  musicSize: 30,
});

export const album = (id: number, name: string, rest: Partial<Album> = {}): Album => ({
  id,
  name,
  picUrl: `/media/img/album-${id}.jpg`,
  artist: artist(8, '王维'),
  artists: [artist(8, '王维')],
  size: 3,
  publishTime: Date.UTC(2024, 4, 6),
  type: '专辑',
  company: '辋川唱片',
  description: '空山不见人',
  alias: [],
  commentThreadId: `R_AL_3_${id}`,
  ...rest,
});

/** Answer of `/album`. */
export const albumAnswer = (id: number, name: string, tracks: Song[] = songs(3), rest?: Partial<Album>) => ({
  code: 200,
  resourceState: true,
  songs: tracks,
  album: album(id, name, rest),
});

/** Answer of `/album/detail/dynamic`. */
export const albumCounts = (isSub = false) => ({ code: 200, isSub, subCount: 2, commentCount: 1 });

/** Answer of `/artist/album`. */
export const artistAlbums = (albums: Album[], more = false) => ({
  code: 200,
  artist: artist(8, '王维'),
  hotAlbums: albums,
  more,
});
