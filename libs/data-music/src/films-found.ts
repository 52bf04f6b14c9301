import type { MvBrief, VideoBrief } from '@qingyin/contract';

/** An MV or a video among hits. */
export interface FilmFound {
  kind: 'mv' | 'video';
  /** an MV's number, or a video's 32 hex digits */
  id: string;
  title: string;
  coverUrl: string;
  playCount: number;
  /** artists of an MV, publisher of a video */
  by: string;
}

/** Both in one list, MVs first; an MV that is also among the videos (some services do that) stands there once. */
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
