import type {
  Banner,
  Comment,
  PersonalizedPlaylist,
  PlaylistDetail,
  Song,
  UserBrief,
} from '@qingyin/contract';

/** Playable song in the contract's new form, with only the fields that the client reads. */
export const song = (id: number, differences: Partial<Song> = {}): Song =>
  ({
    id,
    name: `歌曲${id}`,
    ar: [{ id: 1000 + id, name: `歌手${id}`, tns: [], alias: [] }],
    al: { id: 2000 + id, name: `专辑${id}`, picUrl: `/media/img/${id}.jpg`, tns: [], pic: id },
    dt: 200_000,
    alia: [],
    fee: 0,
    mv: 0,
    noCopyrightRcmd: null,
    cd: '1',
    no: id,
    pop: 50,
    originCoverType: 0,
    ...differences,
  }) as Song;

export const songs = (count: number, from = 1): Song[] =>
  Array.from({ length: count }, (_, place) => song(from + place));

export const person = (userId: number, nickname: string): UserBrief =>
  ({ userId, nickname, avatarUrl: '', signature: null, followed: false }) as UserBrief;

/** Answer of `/playlist/detail`: `count` songs, of which the first `delivered` are included. */
export function playlistAnswer(
  id: number,
  count: number,
  delivered = count,
  rest: Partial<PlaylistDetail> = {},
) {
  const playlist = {
    id,
    name: '静夜思',
    coverImgUrl: '/media/img/cover.jpg',
    userId: 1,
    creator: person(1, '青音编辑部'),
    subscribed: false,
    subscribedCount: 2,
    trackCount: count,
    playCount: 12_345,
    commentCount: 1,
    description: '床前明月光',
    tags: ['古风'],
    createTime: Date.UTC(2026, 0, 2),
    subscribers: [person(2, '听松'), person(3, '半夏')],
    tracks: songs(delivered),
    trackIds: Array.from({ length: count }, (_, place) => ({ id: place + 1 })),
    ...rest,
  } as PlaylistDetail;
  return { code: 200, playlist, privileges: [] };
}

/** Answer of `/playlist/track/all` for a list with the song ids 1 to `count`, except `without`. */
export const tracksAnswer =
  (count: number, without: readonly number[] = []) =>
  (url: URL): object => {
    const offset = Number(url.searchParams.get('offset'));
    const limit = Number(url.searchParams.get('limit'));
    const slice = songs(Math.max(0, Math.min(limit, count - offset)), offset + 1);
    return { code: 200, songs: slice.filter(({ id }) => !without.includes(id)), privileges: [] };
  };

export const comment = (commentId: number, content: string): Comment =>
  ({
    commentId,
    content,
    time: Date.UTC(2026, 5, 1),
    likedCount: 3,
    liked: false,
    user: person(5, '棉棉'),
    beReplied: [],
  }) as unknown as Comment;

/** Answer of `/comment/new` with a whole thread. */
export const comments = (...contents: string[]) => ({
  code: 200,
  data: {
    comments: contents.map((content, place) => comment(place + 1, content)),
    totalCount: contents.length,
    hasMore: false,
    cursor: '0',
    sortType: 99,
  },
});

export const banner = (targetType: number, targetId: number, title: string): Banner & { title: string } => ({
  imageUrl: `/media/img/banner-${targetId}.jpg`,
  targetId,
  targetType,
  titleColor: 'red',
  typeTitle: '歌单',
  url: null,
  exclusive: false,
  encodeId: String(targetId),
  title,
});

export const recommended = (id: number, name: string): PersonalizedPlaylist => ({
  id,
  type: 0,
  name,
  copywriter: '',
  picUrl: `/media/img/${id}.jpg`,
  playCount: 1000,
  trackCount: 10,
});

/** Answer of `/x/capabilities`; by default no capabilities beyond the contract. */
export const capabilitiesAnswer = (features: readonly string[] = [], foreign = false) => ({
  code: 200,
  data: { product: '', version: '', foreign, features },
});
