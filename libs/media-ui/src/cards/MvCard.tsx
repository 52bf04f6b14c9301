import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

/** Aspect ratio of an MV's cover, width / height. */
export const MV_RATIO = 16 / 9;

export interface MvCardProps extends Pick<MediaCardProps, 'label' | 'meta' | 'playCount' | 'priority'> {
  mv: { id: number; name: string; coverUrl: string | null };
}

/** Card of an MV. */
export function MvCard({ mv, ...rest }: MvCardProps) {
  const { id, name, coverUrl } = mv;
  return (
    <MediaCard
      title={name}
      coverUrl={coverUrl}
      ratio={MV_RATIO}
      link={{ to: '/mv-detail/$mvid', params: { mvid: String(id) } }}
      {...rest}
    />
  );
}
