import { ArtistLinks, useAlbumName } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { Link } from '@qingyin/routing';
import { TrackRating } from '@qingyin/track-actions';
import { CatalogueText } from '@qingyin/ui';
import { NowCover } from './cover/NowCover.tsx';
import styles from './TrackHead.module.css';

/** Cover, title, artists and album of the playing song. */
export function TrackHead({ track }: { track: Track }) {
  const { name, aliases, artists, album } = track;
  const unnamed = useAlbumName('');
  const albumName = album.name || (album.id > 0 && unnamed);
  return (
    <div className={styles.head}>
      <NowCover picture={album.picUrl} className={styles.cover} />
      <div className={styles.text}>
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
        {albumName && (
          <p className={styles.meta}>
            <Trans>
              专辑{' '}
              {album.id > 0 ? (
                <Link to="/album/$id" params={{ id: String(album.id) }} className={styles.link}>
                  <bdi>{albumName}</bdi>
                </Link>
              ) : (
                <bdi>{albumName}</bdi>
              )}
            </Trans>
          </p>
        )}
        <div className={styles.rating}>
          <TrackRating track={track} bare />
        </div>
      </div>
    </div>
  );
}
