import { useLingui } from '@lingui/react/macro';
import { formatCount } from '@qingyin/i18n';
import { Link, type LinkProps } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ReactNode } from 'react';
import classes from './MediaCard.module.css';
import { PlayButton } from '../actions/PlayButton.tsx';
import { wholeCard } from './whole-card.ts';

/** Widest a cover stands in the grid, CSS px (look.md, Space and shape). */
const CARD_PX = 208;

export interface MediaCardProps {
  title: string;
  /** the title as it is drawn, e.g. with searched words marked; its text stays the title's */
  label?: ReactNode;
  coverUrl: string | null;
  /** where it leads, e.g. `{ to: '/playList/$id', params: { id } }`; without one (screen not built) it is no link */
  link?: Pick<LinkProps, 'to' | 'params' | 'search'>;
  /** one line under the title */
  meta?: ReactNode;
  playCount?: number;
  onPlay?: () => void;
  playing?: boolean;
  /** width / height of the cover, default 1; 16/9 for videos */
  ratio?: number;
  /** people have round pictures */
  round?: boolean;
  /** among the first things seen: its cover loads at once */
  priority?: boolean;
}

/** Cover, two lines of title, one of meta. The whole card is one link named by its title; the play button is its own. */
export function MediaCard(props: MediaCardProps) {
  const {
    title,
    label = title,
    coverUrl,
    link,
    meta,
    playCount,
    onPlay,
    playing = false,
    ratio = 1,
    round = false,
    priority,
  } = props;
  const { i18n } = useLingui();
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
        {playCount !== undefined && playCount > 0 && (
          <span className={classes.count}>
            <IconPlayerPlayFilled size={10} aria-hidden />
            {formatCount(playCount, i18n.locale)}
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
