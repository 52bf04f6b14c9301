import { Page } from '@qingyin/list-layout';
import { DetailBoundary } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@qingyin/routing';
import { lazyComponent, QueryBoundary } from '@qingyin/ui';
import { isExternalVideoId } from '../external-video/is-external-video-id.ts';
import { FilmSkeleton } from '../film/FilmSkeleton.tsx';
import { VideoBody } from './VideoBody.tsx';

const route = getRouteApi('/video-detail/$vid');

// Lazy: few videos belong to other services, whose adapters and player are only needed for them.
const Elsewhere = lazyComponent(() => import('../external-video/ExternalVideoPage.tsx'));

/**
 * Page of a video published by a user, or of a video of another service
 * (docs/specification/screens/video.md#video-detailvid).
 */
export function VideoDetail() {
  const { vid } = route.useParams();
  const { t } = route.useSearch();
  const waiting = (
    <Page>
      <FilmSkeleton />
    </Page>
  );
  if (isExternalVideoId(vid))
    return (
      <QueryBoundary pending={waiting} resetKey={vid}>
        <Elsewhere vid={vid} startS={t} />
      </QueryBoundary>
    );
  return (
    <Page>
      <DetailBoundary
        // Remounts for another video, with its own film, scroll position and requests.
        key={vid}
        pending={<FilmSkeleton />}
        gone={<Trans>没有找到这个视频，它也许已经下架。</Trans>}
      >
        <VideoBody id={vid} startS={t} />
      </DetailBoundary>
    </Page>
  );
}
