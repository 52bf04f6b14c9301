import { type Artist } from '@qingyin/contract';
import { useArtistNames } from '../use-artist-names.ts';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

export interface ArtistCardProps extends Pick<
  MediaCardProps,
  'label' | 'meta' | 'priority' | 'playing' | 'onPlay'
> {
  artist: Pick<Artist, 'id' | 'name' | 'picUrl' | 'img1v1Url'>;
}

/** Card of an artist with a round picture. */
export function ArtistCard({ artist, ...rest }: ArtistCardProps) {
  const nameOf = useArtistNames();
  return (
    <MediaCard
      round
      title={nameOf(artist.name)}
      coverUrl={artist.img1v1Url || artist.picUrl}
      link={{ to: '/artists-detail', search: { id: String(artist.id) } }}
      {...rest}
    />
  );
}
