import { Trans } from '@lingui/react/macro';
import { DetailBoundary, Page } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { FilmSkeleton } from '../film/FilmSkeleton.tsx';
import { VideoBody } from './VideoBody.tsx';

const route = getRouteApi('/video-detail/$vid');

/** A video: as an MV's page, for what people published (screens.md, /video-detail/{vid}). */
export function VideoDetail() {
  const { vid } = route.useParams();
  const { t } = route.useSearch();
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
