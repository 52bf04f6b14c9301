import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { ArtistLinks } from '@qingyin/media-ui';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import styles from './PhoneTitle.module.css';

interface PhoneTitleProps {
  track: Track;
  /** shows the cover in place of what is shown; undefined: it is shown already */
  onCover: (() => void) | undefined;
}

/** Title and artists, beside them the small cover that leads back to the large one. */
export function PhoneTitle({ track, onCover }: PhoneTitleProps) {
  const { t } = useLingui();
  const { name, aliases, artists, album } = track;
  return (
    <div className={styles.head}>
      {onCover && (
        <button type="button" className={styles.cover} aria-label={t`回到封面`} onClick={onCover}>
          <CoverImage src={album.picUrl} alt="" size={96} radius="s" />
        </button>
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <CatalogueText text={name} />
        </h2>
        {!onCover && aliases[0] && (
          <p className={styles.alias}>
            <CatalogueText text={aliases[0]} />
          </p>
        )}
        <p className={styles.artists}>
          <ArtistLinks artists={artists} />
        </p>
      </div>
    </div>
  );
}
