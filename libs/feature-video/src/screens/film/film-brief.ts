import type { MvBrief, VideoBrief } from '@qingyin/contract';
import { type FilmKind } from '@qingyin/data-video';

/** Film in a list: an MV or a video. */
export interface FilmBrief {
  kind: FilmKind;
  id: string;
  title: string;
  coverUrl: string;
  /** ms; 0 if unknown */
  durationMs: number;
  plays: number;
  /** artists of an MV, publisher of a video */
  makers: string;
}

const joined = (names: readonly string[]): string => names.filter(Boolean).join(' / ');

export const briefOfMv = ({ id, name, cover, duration, playCount, artists }: MvBrief): FilmBrief => ({
  kind: 'mv',
  id: String(id),
  title: name,
  coverUrl: cover,
  durationMs: duration,
  plays: playCount,
  makers: joined(artists.map((artist) => artist.name)),
});

export const briefOfVideo = (film: VideoBrief): FilmBrief => ({
  kind: film.type === 0 ? 'mv' : 'video',
  id: film.vid,
  title: film.title,
  coverUrl: film.coverUrl,
  durationMs: film.durationms,
  plays: film.playTime,
  makers: joined(film.creator.map(({ userName }) => userName)),
});

/** Link to a film's page. */
export const linkOf = ({ kind, id }: Pick<FilmBrief, 'kind' | 'id'>) =>
  kind === 'mv'
    ? ({ to: '/mv-detail/$mvid', params: { mvid: id } } as const)
    : ({ to: '/video-detail/$vid', params: { vid: id } } as const);
