import { capabilitiesAnswer, person, song, USER_ID } from '@qingyin/test-harness';
import type { Playlist, UserDetailProfile } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';

/** Id of a user other than the signed-in one. */
export const OTHER_ID = '2';

/** Answer of `/user/detail` for the signed-in or the other user. */
export const personAnswer = (uid: string, rest: Partial<UserDetailProfile> = {}, more: object = {}) => ({
  code: 200,
  level: 8,
  listenSongs: 12_345,
  peopleCanSeeMyPlayRecord: true,
  profile: {
    ...person(Number(uid), uid === USER_ID ? '青音听众' : '听松'),
    signature: '山中何所有，岭上多白云。',
    gender: 1,
    birthday: Date.UTC(1990, 3, 12),
    province: 350000,
    city: 350200,
    vipType: 11,
    description: '',
    mutual: false,
    followMe: false,
    follows: 3,
    followeds: 20,
    eventCount: 5,
    ...rest,
  },
  ...more,
});

/** Playlist of a user. */
export const list = (id: number, name: string, owner: string, rest: Partial<Playlist> = {}): Playlist =>
  ({
    id,
    name,
    coverImgUrl: `/media/img/${id}.jpg`,
    userId: Number(owner),
    creator: person(Number(owner), owner === USER_ID ? '青音听众' : '听松'),
    trackCount: 3,
    playCount: 0,
    privacy: 0,
    specialType: 0,
    ...rest,
  }) as Playlist;

/** Answer of `/user/record`: songs with decreasing play counts. */
export const recordAnswer =
  (counts: { week: number; all: number }) =>
  ({ searchParams }: URL): object => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        playCount: 2 * (count - place),
        score: 0,
        song: song(place + 1),
      }));
    return searchParams.get('type') === '1'
      ? { code: 200, weekData: rows(counts.week) }
      : { code: 200, allData: rows(counts.all) };
  };

/** Answers about the other user, who has two own playlists and one of another user. */
export const answers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/user/detail': personAnswer(OTHER_ID),
  '/user/playlist': {
    code: 200,
    more: false,
    playlist: [
      list(21, '听松喜欢的音乐', OTHER_ID, { specialType: 5 }),
      list(22, '松风', OTHER_ID),
      list(23, '鹿柴', '1'),
    ],
  },
  '/user/record': recordAnswer({ week: 3, all: 40 }),
  '/user/level': { code: 200, full: false, data: level },
  '/x/capabilities': capabilitiesAnswer(),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/follow': { code: 200 },
  ...rest,
});

const level = {
  userId: Number(USER_ID),
  level: 8,
  progress: 0.5,
  nextPlayCount: 8000,
  nextLoginCount: 300,
  nowPlayCount: 7990,
  nowLoginCount: 290,
  info: '',
};
