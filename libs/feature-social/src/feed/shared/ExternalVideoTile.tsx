import { wholeCard } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { classNames } from '@qingyin/ui';
import { providers, type VideoLink, externalVideoId } from '@qingyin/video-links';
import { IconPlayerPlay } from '@tabler/icons-react';
import classes from './SharedCard.module.css';

/** Card of a linked video of another service. Nothing is requested from that service until the user opens it. */
export function ExternalVideoTile({ link }: { link: VideoLink }) {
  const service = providers[link.provider].title;
  return (
    <div className={classNames(wholeCard.card, classes.tile)}>
      <span className={classes.elsewhere} aria-hidden>
        <IconPlayerPlay size={24} stroke={1.5} />
      </span>
      <span className={classes.names}>
        <span className={classes.title}>
          <Link
            to="/video-detail/$vid"
            params={{ vid: externalVideoId(link) }}
            search={link.startS > 0 ? { t: link.startS } : {}}
            className={wholeCard.link}
          >
            <Trans>在 {service} 播放</Trans>
          </Link>
        </span>
        <span className={classes.meta}>
          <bdi dir="ltr">{link.id}</bdi>
        </span>
      </span>
    </div>
  );
}
