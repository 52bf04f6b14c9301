import { ArtistLinks, MV_RATIO, rankedRow, RankPlace, RankPlaceSkeleton, wholeCard } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { RankedMv } from '@qingyin/contract';
import { displayedCount, formatCount } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, Skeleton, SkeletonText } from '@qingyin/ui';
import { FilmThumbnail } from './FilmThumbnail.tsx';
import classes from './RankedMvRow.module.css';

const PICTURE_PX = 176;

const className = classNames(rankedRow.text, classes.text);
const meta = classNames(rankedRow.meta, classes.meta);

interface RankedMvRowProps {
  mv: RankedMv;
  /** from 0 */
  place: number;
}

/** MV in the chart: the row is a link, with links to the artists inside. */
export function RankedMvRow({ mv, place }: RankedMvRowProps) {
  const { i18n } = useLingui();
  const { id, name, cover, artists, duration, lastRank } = mv;
  const playCount = displayedCount(mv.playCount, i18n.locale);
  const plays = formatCount(playCount, i18n.locale);
  return (
    <li className={classNames(wholeCard.card, rankedRow.row, classes.row)}>
      <RankPlace place={place} lastPlace={lastRank} />
      <FilmThumbnail src={cover} size={PICTURE_PX} durationMs={duration} />
      <span className={className}>
        <Link
          to="/mv-detail/$mvid"
          params={{ mvid: String(id) }}
          className={classNames(wholeCard.link, rankedRow.name)}
        >
          <CatalogueText text={name} />
        </Link>
        <span className={meta}>
          <ArtistLinks artists={artists} />
        </span>
        {playCount > 0 && (
          <span className={classNames(meta, classes.plays)}>
            <Plural value={playCount} other={`播放 ${plays} 次`} />
          </span>
        )}
      </span>
    </li>
  );
}

/** Skeleton of `count` rows. */
export function RankedMvSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={classNames(rankedRow.row, classes.row)} aria-hidden>
      <RankPlaceSkeleton />
      <Skeleton ratio={MV_RATIO} radius="m" />
      <span className={className}>
        <SkeletonText width="60%" />
        <SkeletonText width="30%" />
      </span>
    </div>
  ));
}
