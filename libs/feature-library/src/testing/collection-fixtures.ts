import { artist, person } from '@qingyin/test-harness';
import type { CollectedAlbum, CollectedArtist, Topic, VideoBrief } from '@qingyin/contract';

export const collectedAlbum = (id: number, name = `专辑${id}`, by = '王维'): CollectedAlbum => ({
  id,
  name,
  picUrl: `/media/img/album-${id}.jpg`,
  picId: id,
  size: 3,
  artists: [artist(8, by)],
  alias: [],
  transNames: [],
  subTime: 0,
  msg: [],
});

export const collectedAlbums = (count: number): CollectedAlbum[] =>
  Array.from({ length: count }, (_, place) => collectedAlbum(place + 1));

export const collectedArtist = (id: number, name: string): CollectedArtist => ({
  id,
  name,
  trans: null,
  alias: [],
  albumSize: 3,
  mvSize: 0,
  picId: id,
  picUrl: '',
  img1v1Url: `/media/img/artist-${id}.jpg`,
  info: '',
});

export const collectedFilm = (vid: string, type: 0 | 1, title: string): VideoBrief => ({
  vid,
  type,
  title,
  coverUrl: '/media/img/film.jpg',
  durationms: 185_000,
  playTime: 12,
  creator: [{ userId: 8, userName: '王维' }],
  aliaName: null,
  transName: null,
  markTypes: null,
  alg: null,
});

export const collectedTopic = (id: number, mainTitle: string, rest: Partial<Topic> = {}): Topic => ({
  id,
  mainTitle,
  coverUrl: '/media/img/topic.jpg',
  creator: person(3, '听松'),
  summary: '床前明月光',
  readCount: 12,
  ...rest,
});

/** Stub handler of a collection endpoint, paginated by `offset` and `limit`. */
export const paginatedCollection =
  (items: readonly unknown[]) =>
  ({ searchParams }: URL) => {
    const offset = Number(searchParams.get('offset'));
    const limit = Number(searchParams.get('limit'));
    const data = items.slice(offset, offset + limit);
    return {
      code: 200,
      data,
      count: items.length,
      hasMore: offset + data.length < items.length,
      paidCount: 0,
    };
  };
