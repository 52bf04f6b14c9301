import { MediaCard, type MediaCardProps } from './MediaCard.tsx';
import { MV_RATIO } from './MvCard.tsx';

export interface FilmCardProps extends Pick<MediaCardProps, 'label' | 'meta' | 'playCount' | 'priority'> {
  film: {
    kind: 'mv' | 'video';
    /** id of an MV, vid of a video */
    id: string;
    title: string;
    coverUrl: string | null;
  };
}

const linkOf = ({ kind, id }: FilmCardProps['film']) =>
  kind === 'mv'
    ? ({ to: '/mv-detail/$mvid', params: { mvid: id } } as const)
    : ({ to: '/video-detail/$vid', params: { vid: id } } as const);

/** Card of an MV or a video. */
export function FilmCard({ film, ...rest }: FilmCardProps) {
  return (
    <MediaCard title={film.title} coverUrl={film.coverUrl} ratio={MV_RATIO} link={linkOf(film)} {...rest} />
  );
}
