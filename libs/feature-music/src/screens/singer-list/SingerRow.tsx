import { rankedRow, RankPlace, wholeCard } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Artist } from '@qingyin/contract';
import { formatCount } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import classes from './SingerRow.module.css';

const PICTURE_PX = 56;

interface SingerRowProps {
  artist: Artist;
  /** from 0 */
  place: number;
  /** highest score of the chart */
  most: number;
}

/** Artist in the chart; the whole row is a link. */
export function SingerRow({ artist, place, most }: SingerRowProps) {
  const { id, name, img1v1Url, picUrl, lastRank, score } = artist;
  const other = otherNameOf(artist);
  return (
    <li className={classNames(wholeCard.card, rankedRow.row, classes.row)}>
      <RankPlace place={place} lastPlace={lastRank} />
      <span className={classes.picture}>
        <CoverImage src={img1v1Url || picUrl} alt="" size={PICTURE_PX} radius="round" />
      </span>
      <span className={rankedRow.text}>
        <Link
          to="/artists-detail"
          search={{ id: String(id) }}
          className={classNames(wholeCard.link, rankedRow.name)}
        >
          <CatalogueText text={name} />
        </Link>
        {other && <CatalogueText className={rankedRow.meta} text={other} />}
      </span>
      {score !== undefined && most > 0 && <Score score={score} most={most} />}
    </li>
  );
}

/** Popularity score of an artist, as a number and a bar relative to the highest one. */
function Score({ score, most }: { score: number; most: number }) {
  const { i18n } = useLingui();
  const count = formatCount(score, i18n.locale);
  const share = most > 0 ? (100 * score) / most : 0;
  return (
    <span className={classes.score}>
      <span className={classes.bar} aria-hidden>
        <span className="qy-fill" style={{ inlineSize: `${share.toFixed(1)}%` }} />
      </span>
      <span className={classes.count}>
        <Trans>
          <span className="qy-unseen">热度</span> {count}
        </Trans>
      </span>
    </span>
  );
}

const otherNameOf = ({ trans, transNames, alias }: Artist): string | undefined =>
  trans || transNames?.[0] || alias[0];
