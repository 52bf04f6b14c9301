import { Trans } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import type { VideoLink } from '@qingyin/video-links';
import classes from './ExternalVideoName.module.css';

/** Id and start position of another service's video, which are known without a request. */
export function ExternalVideoName({ link: { id, startS } }: { link: VideoLink }) {
  const time = formatDuration(startS * 1000);
  return (
    <span>
      <bdi dir="ltr" className={classes.id}>
        {id}
      </bdi>
      {startS > 0 && (
        <>
          {' · '}
          <Trans>从 {time} 开始</Trans>
        </>
      )}
    </span>
  );
}
