import { wholeCard } from '@qingyin/media-ui';
import { PlayButton } from '@qingyin/track-actions';
import { Link, type LinkProps } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import type { ReactNode } from 'react';
import classes from './SharedCard.module.css';

const COVER_PX = 64;

export interface SharedTileProps {
  title: string;
  coverUrl: string | null;
  /** second line */
  meta: ReactNode;
  /** target of the card; absent: no link */
  link?: Pick<LinkProps, 'to' | 'params' | 'search'> | undefined;
  playing?: boolean;
  /** plays or pauses */
  onPlay?: (() => void) | undefined;
  /** round picture, for artists */
  round?: boolean;
}

/** Card of a shared item: cover, title, second line, play button. */
export function SharedTile({
  title,
  coverUrl,
  meta,
  link,
  playing = false,
  onPlay,
  round = false,
}: SharedTileProps) {
  const name = <CatalogueText text={title} />;
  return (
    <div className={classNames(wholeCard.card, classes.tile)} data-playing={playing ? '' : undefined}>
      <span className={classes.cover}>
        <CoverImage src={coverUrl} alt="" size={COVER_PX} radius={round ? 'round' : 's'} />
      </span>
      <span className={classes.names}>
        <span className={classes.title}>
          {link ? (
            <Link {...link} className={wholeCard.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        <span className={classes.meta}>{meta}</span>
      </span>
      {onPlay && (
        <span className={classes.play}>
          <PlayButton playing={playing} name={title} onClick={onPlay} />
        </span>
      )}
    </div>
  );
}
