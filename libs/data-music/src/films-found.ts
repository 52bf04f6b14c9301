import type { MvBrief, VideoBrief } from '@qingyin/contract';

/** An MV or a video among search results. */
export interface FilmFound {
  kind: 'mv' | 'video';
  /** number of an MV, or 32 hexadecimal digits of a video */
  id: string;
  title: string;
  coverUrl: string;
  playCount: number;
  /** artists of an MV, publisher of a video */
  by: string;
}

/**
 * Merges MVs and videos into one list, MVs first, without MVs that are also among the videos (on some services).
 */
export function filmsOf(mvs: readonly MvBrief[], videos: readonly VideoBrief[]): FilmFound[] {
  const films = [
    ...mvs.map((mv): FilmFound => ({
      kind: 'mv',
      id: String(mv.id),
      title: mv.name,
      coverUrl: mv.cover,
      playCount: mv.playCount,
      by: mv.artistName,
    })),
    ...videos.map((video): FilmFound => ({
      kind: video.type === 0 ? 'mv' : 'video',
      id: video.vid,
      title: video.title,
      coverUrl: video.coverUrl,
      playCount: video.playTime,
      by: video.creator.map(({ userName }) => userName).join(' / '),
    })),
  ];
  return [...new Map(films.map((film) => [film.kind + film.id, film])).values()];
}
