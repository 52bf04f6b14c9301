import { type Artist } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { useArtistNames } from '../use-artist-names.ts';
import { type NamedArtist, useLatinName } from '../use-latin-name.ts';
import classes from './ArtistCard.module.css';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

export interface ArtistCardProps extends Pick<
  MediaCardProps,
  'label' | 'meta' | 'priority' | 'playing' | 'onPlay'
> {
  artist: Pick<Artist, 'id' | 'picUrl' | 'img1v1Url'> & NamedArtist;
}

/** Card of an artist with a round picture; below the name the Latin one, in an interface that is not Chinese. */
export function ArtistCard({ artist, meta, ...rest }: ArtistCardProps) {
  const nameOf = useArtistNames();
  const latin = useLatinName()(artist);
  return (
    <MediaCard
      round
      title={nameOf(artist.name)}
      coverUrl={artist.img1v1Url || artist.picUrl}
      link={{ to: '/artists-detail', search: { id: String(artist.id) } }}
      meta={
        latin === undefined ? (
          meta
        ) : (
          <span className={classes.meta}>
            <CatalogueText text={latin} />
            {meta && (
              <span>
                {' · '}
                {meta}
              </span>
            )}
          </span>
        )
      }
      {...rest}
    />
  );
}
