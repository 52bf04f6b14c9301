import { Trans } from '@lingui/react/macro';
import { DetailBoundary, Page } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { lazyPart, QueryBoundary } from '@qingyin/ui';
import { isElsewhere } from '../external-video/is-elsewhere.ts';
import { FilmSkeleton } from '../film/FilmSkeleton.tsx';
import { VideoBody } from './VideoBody.tsx';

const route = getRouteApi('/video-detail/$vid');

// Few videos live elsewhere; what knows the services and their frames comes with them.
const Elsewhere = lazyPart(() => import('../external-video/Elsewhere.tsx'));

/** A video: as an MV's page, for what people published; another service's in that service's frame (screens.md, /video-detail/{vid}). */
export function VideoDetail() {
  const { vid } = route.useParams();
  const { t } = route.useSearch();
  const waiting = (
    <Page>
      <FilmSkeleton />
    </Page>
  );
  if (isElsewhere(vid))
    return (
      <QueryBoundary pending={waiting} resetKey={vid}>
        <Elsewhere vid={vid} startS={t} />
      </QueryBoundary>
    );
  return (
    <Page>
      <DetailBoundary
        // Another video is another page: its own film, scroll and requests.
        key={vid}
        pending={<FilmSkeleton />}
        gone={<Trans>没有找到这个视频，它也许已经下架。</Trans>}
      >
        <VideoBody id={vid} startS={t} />
      </DetailBoundary>
    </Page>
  );
}
