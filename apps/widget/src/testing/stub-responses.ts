import type { StubAnswer } from '@qingyin/http-client/testing';

/** Origin of the stubbed service. */
export const SERVICE = 'http://music.example';

const NAMES: Record<number, string> = { 1001: '静夜思', 1002: '春晓', 1003: '登鹳雀楼' };

/** A song as the service returns it. */
export const song = (id: number) => ({
  id,
  name: NAMES[id] ?? '',
  ar: [{ id: 1, name: '李白' }],
  al: { id: 2, name: '月', picUrl: '/media/cover/1.webp' },
  dt: 61_000,
  alia: [],
  mv: 0,
  fee: 0,
  cd: '1',
  no: id - 1000,
  pop: 50,
  originCoverType: 1,
  noCopyrightRcmd: null,
});

const songs = [song(1001), song(1002), song(1003)];

/** Responses of the stubbed service, by path. */
export const stubResponses: Record<string, StubAnswer> = {
  '/song/detail': { code: 200, songs: [song(1001)], privileges: [] },
  '/song/url/v1': (url) => {
    const id = url.searchParams.get('id') ?? '';
    const sound = { samples: 100, delay: null, padding: null };
    const found = {
      id: Number(id),
      url: `/media/song/${id}.mp3`,
      br: 320_000,
      level: 'exhigh',
      time: 61_000,
    };
    return { code: 200, data: [{ ...found, code: 200, sound }] };
  },
  '/album': {
    code: 200,
    songs,
    album: { name: '月', picUrl: '/media/cover/1.webp', artists: [{ name: '李白' }] },
  },
  '/playlist/detail': {
    code: 200,
    privileges: [],
    playlist: {
      id: 7,
      name: '唐诗',
      coverImgUrl: '/media/cover/7.webp',
      creator: { nickname: '编者' },
      tracks: songs,
      trackIds: songs.map(({ id }) => ({ id })),
    },
  },
  '/playlist/track/all': { code: 200, songs, privileges: [] },
};
