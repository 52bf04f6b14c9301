import { MV_RATIO, wholeCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { SharedFilm as Film } from '@qingyin/data-social';
import { formatDuration } from '@qingyin/i18n';
import { Link } from '@qingyin/routing';
import { CatalogueText, classNames, CoverImage } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import classes from './SharedCard.module.css';

const COVER_PX = 420;

const linkOf = (kind: 'mv' | 'video', id: string) =>
  kind === 'mv'
    ? ({ to: '/mv-detail/$mvid', params: { mvid: id } } as const)
    : ({ to: '/video-detail/$vid', params: { vid: id } } as const);

/** Shared MV or video: a preview picture with a link to its page. */
export function SharedFilm({ kind, film }: { kind: 'mv' | 'video'; film: Film }) {
  const { t } = useLingui();
  return (
    <div className={classNames(wholeCard.card, classes.film)}>
      <span className={classes.still}>
        <CoverImage src={film.coverUrl} alt="" size={COVER_PX} ratio={MV_RATIO} />
        <span className={classes.disc} aria-hidden>
          <IconPlayerPlayFilled size={24} />
        </span>
        {film.durationMs > 0 && <span className={classes.length}>{formatDuration(film.durationMs)}</span>}
      </span>
      <span className={classes.title}>
        <Link {...linkOf(kind, film.id)} className={wholeCard.link}>
          <CatalogueText text={film.name} />
        </Link>
      </span>
      <span className={classes.meta}>
        {kind === 'mv' ? 'MV' : t`视频`}
        {film.author && (
          <>
            {' · '}
            <bdi>{film.author}</bdi>
          </>
        )}
      </span>
    </div>
  );
}
