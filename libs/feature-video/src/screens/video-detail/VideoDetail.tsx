import { Trans } from '@lingui/react/macro';
import { NotThere, Page } from '@qingyin/media-kit';
import { getRouteApi } from '@qingyin/routing';
import { linkOfVid } from '@qingyin/video-links';
import { ExternalVideo } from '../external-video/ExternalVideo.tsx';

const route = getRouteApi('/video-detail/$vid');

/** A video, wherever it lives (screens.md, /video-detail). */
export function VideoDetail() {
  const { vid } = route.useParams();
  const { t: startS } = route.useSearch();
  const link = linkOfVid(vid, startS);
  if (link) return <ExternalVideo link={link} />;
  return (
    <Page>
      <NotThere>
        <Trans>没有找到这个视频。</Trans>
      </NotThere>
    </Page>
  );
}
