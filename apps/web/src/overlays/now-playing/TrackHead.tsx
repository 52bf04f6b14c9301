import { Trans } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { ArtistLinks } from '@qingyin/media-kit';
import { Link } from '@qingyin/routing';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import styles from './TrackHead.module.css';
import { LazyVisual } from './visual/LazyVisual.tsx';

const COVER_PX = 512;

/** What plays: a large cover, title, artists, album. */
export function TrackHead({ track: { name, aliases, artists, album } }: { track: Track }) {
  return (
    <div className={styles.head}>
      <div className={styles.cover}>
        <LazyVisual kinds={['halo']} cover={album.picUrl} />
        <CoverImage src={album.picUrl} alt="" size={COVER_PX} radius="m" priority />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <CatalogueText text={name} />
        </h2>
        {aliases[0] && (
          <p className={styles.alias}>
            <CatalogueText text={aliases[0]} />
          </p>
        )}
        <p className={styles.meta}>
          <ArtistLinks artists={artists} />
        </p>
        {album.name && (
          <p className={styles.meta}>
            <Trans>
              专辑{' '}
              {album.id > 0 ? (
                <Link to="/album/$id" params={{ id: String(album.id) }} className={styles.link}>
                  <bdi>{album.name}</bdi>
                </Link>
              ) : (
                <bdi>{album.name}</bdi>
              )}
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
