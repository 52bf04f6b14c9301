import { useCanOpen } from '../access/use-can-open.ts';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';
import { MV_RATIO } from './MvCard.tsx';

export interface FilmCardProps extends Pick<MediaCardProps, 'label' | 'meta' | 'playCount' | 'priority'> {
  film: {
    kind: 'mv' | 'video';
    /** an MV's number, a video's vid */
    id: string;
    title: string;
    coverUrl: string | null;
  };
}

const linkOf = ({ kind, id }: FilmCardProps['film']) =>
  kind === 'mv'
    ? ({ to: '/mv-detail/$mvid', params: { mvid: id } } as const)
    : ({ to: '/video-detail/$vid', params: { vid: id } } as const);

/** An MV or a video: opens by its card, once there is a screen for it. */
export function FilmCard({ film, ...rest }: FilmCardProps) {
  const canOpen = useCanOpen();
  const link = linkOf(film);
  return (
    <MediaCard
      title={film.title}
      coverUrl={film.coverUrl}
      ratio={MV_RATIO}
      link={canOpen(link.to) ? link : undefined}
      {...rest}
    />
  );
}
