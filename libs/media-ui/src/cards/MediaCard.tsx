import { PlayButton } from '@qingyin/track-actions';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { displayedCount, formatCount } from '@qingyin/i18n';
import { Link, type LinkProps } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './MediaCard.module.css';
import { wholeCard } from './whole-card.ts';

/** Maximum width of a cover in the grid, CSS px (docs/specification/visual-design.md, Space and shape). */
const CARD_PX = 208;

export interface MediaCardProps {
  title: string;
  /** rendered title, such as with highlighted matches; must have the same text */
  label?: ReactNode;
  coverUrl: string | null;
  /** link target, such as `{ to: '/playList/$id', params: { id } }`; undefined renders no link */
  link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** one line below the title */
  meta?: ReactNode;
  playCount?: number;
  onPlay?: () => void;
  playing?: boolean;
  /** width / height of the cover, default 1; 16/9 for videos */
  ratio?: number;
  /** round picture, for people */
  round?: boolean;
  /** above the fold: loads the cover eagerly */
  priority?: boolean;
}

/**
 * Card with a cover, two lines of title and one of metadata. The whole card is one link named by its title, with a
 * separate play button.
 */
export function MediaCard(props: MediaCardProps) {
  const {
    title,
    label = title,
    coverUrl,
    link,
    meta,
    onPlay,
    playing = false,
    ratio = 1,
    round = false,
    priority,
  } = props;
  const { t, i18n } = useLingui();
  const playCount = displayedCount(props.playCount ?? 0, i18n.locale);
  const plays = formatCount(playCount, i18n.locale);
  const name = <CatalogueText text={title}>{label}</CatalogueText>;
  return (
    <article className={classNames(wholeCard.card, classes.card)} data-round={round ? '' : undefined}>
      <div className={classes.cover}>
        <CoverImage
          src={coverUrl}
          alt=""
          size={CARD_PX * Math.max(1, ratio)}
          ratio={ratio}
          radius={round ? 'round' : 'm'}
          priority={priority}
        />
        {playCount > 0 && (
          // A number alone says nothing to screen readers.
          <span
            className={classes.count}
            role="img"
            aria-label={t`${plural(playCount, { other: `播放 ${plays} 次` })}`}
          >
            <IconPlayerPlayFilled size={10} aria-hidden />
            {plays}
          </span>
        )}
        {onPlay && (
          <PlayButton
            className={classNames(wholeCard.play, classes.play)}
            playing={playing}
            name={title}
            onClick={onPlay}
          />
        )}
      </div>
      <h3 className={classes.title} title={title}>
        {link ? (
          <Link {...link} className={wholeCard.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      {meta && <p className={classes.meta}>{meta}</p>}
    </article>
  );
}
