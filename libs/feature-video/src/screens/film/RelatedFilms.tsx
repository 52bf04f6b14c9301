import { MV_RATIO, wholeCard } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { displayedCount, formatCount } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, Skeleton, SkeletonText } from '@qingyin/ui';
import { FilmThumbnail } from '../../shared/FilmThumbnail.tsx';
import { type FilmBrief, linkOf } from './film-brief.ts';
import styles from './RelatedFilms.module.css';

const PICTURE_PX = 144;
const SKELETON_ROWS = 5;

/** List of related films. */
export function RelatedFilms({ films }: { films: readonly FilmBrief[] }) {
  if (films.length === 0)
    return (
      <p className={styles.none}>
        <Trans>还没有和它相近的视频。</Trans>
      </p>
    );
  return (
    <ul className={styles.list}>
      {films.map((film) => (
        <RelatedFilm key={`${film.kind}-${film.id}`} film={film} />
      ))}
    </ul>
  );
}

function RelatedFilm({ film }: { film: FilmBrief }) {
  const { i18n } = useLingui();
  const { title, coverUrl, durationMs, makers } = film;
  const playCount = displayedCount(film.plays, i18n.locale);
  const plays = formatCount(playCount, i18n.locale);
  return (
    <li className={classNames(wholeCard.card, styles.row)}>
      <FilmThumbnail src={coverUrl} size={PICTURE_PX} durationMs={durationMs} />
      <span className={styles.text}>
        <Link {...linkOf(film)} className={classNames(wholeCard.link, styles.title)}>
          <CatalogueText text={title} />
        </Link>
        {makers && (
          <span className={styles.meta}>
            <CatalogueText text={makers} />
          </span>
        )}
        {playCount > 0 && (
          <span className={styles.meta}>
            <Plural value={playCount} other={`播放 ${plays} 次`} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Skeleton of related films. */
export function RelatedSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton ratio={MV_RATIO} radius="m" />
          <span className={styles.text}>
            <SkeletonText width="90%" />
            <SkeletonText width="50%" />
          </span>
        </div>
      ))}
    </div>
  );
}
