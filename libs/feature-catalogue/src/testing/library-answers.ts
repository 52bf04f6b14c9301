import type { LibraryAlbum } from '@qingyin/contract';
import { songs } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';

/** An album of the music libraries. */
export const libraryAlbum = (id: number, name = `专辑 ${id}`): LibraryAlbum => ({
  id,
  name,
  picUrl: `http://p.test/${id}.jpg`,
  artist: { id: 9, name: '窦唯' },
  kind: 'album',
  year: 1994,
  size: 3,
  duration: 600_000,
  addTime: 1_700_000_000_000,
});

const genre = { key: 'jazz', name: 'Jazz', musicSize: 12, albumSize: 2, picUrl: 'http://p.test/1.jpg' };
const genres = { code: 200, genres: [genre], decades: [{ decade: 1990, albumSize: 2 }] };

/** Answer with a page of `total` albums. */
export const albumPages =
  (total: number) =>
  ({ searchParams }: URL) => {
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    const count = Math.max(0, Math.min(limit, total - offset));
    return {
      code: 200,
      total,
      initials: [
        { initial: 'A', count: 2 },
        { initial: 'M', count: total - 2 },
      ],
      albums: Array.from({ length: count }, (_, at) => libraryAlbum(offset + at + 1)),
    };
  };

/** Answers of a small music library. */
export const libraryAnswers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/x/library/overview': {
    code: 200,
    any: true,
    totals: { songs: 20, albums: 3, artists: 1, duration: 7_200_000 },
    recentAlbums: [libraryAlbum(1, '黑梦')],
    topSongs: [{ song: songs(1)[0], playCount: 3 }],
    topAlbums: [{ album: libraryAlbum(2, '艳阳天'), playCount: 9 }],
    rediscover: [],
    genres: genres.genres,
    decades: genres.decades,
  },
  '/x/library/genres': genres,
  '/x/library/albums': albumPages(3),
  '/x/library/songs': { code: 200, songs: songs(3), total: 3, duration: 600_000, initials: [] },
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  ...rest,
});
