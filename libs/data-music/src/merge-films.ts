import type { MvBrief, VideoBrief } from '@qingyin/contract';

/** An MV or a video among search results. */
export interface FoundFilm {
  kind: 'mv' | 'video';
  /** number of an MV, or 32 hexadecimal digits of a video */
  id: string;
  title: string;
  coverUrl: string;
  playCount: number;
  /** artists of an MV, publisher of a video */
  author: string;
}

/**
 * Merges MVs and videos into one list, MVs first, without MVs that are also among the videos (on some services).
 */
export function mergeFilms(mvs: readonly MvBrief[], videos: readonly VideoBrief[]): FoundFilm[] {
  const films = [
    ...mvs.map((mv): FoundFilm => ({
      kind: 'mv',
      id: String(mv.id),
      title: mv.name,
      coverUrl: mv.cover,
      playCount: mv.playCount,
      author: mv.artistName,
    })),
    ...videos.map((video): FoundFilm => ({
      kind: video.type === 0 ? 'mv' : 'video',
      id: video.vid,
      title: video.title,
      coverUrl: video.coverUrl,
      playCount: video.playTime,
      author: video.creator.map(({ userName }) => userName).join(' / '),
    })),
  ];
  return [...new Map(films.map((film) => [film.kind + film.id, film])).values()];
}
