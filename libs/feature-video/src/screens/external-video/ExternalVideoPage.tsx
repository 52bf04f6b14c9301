import { Page } from '@qingyin/list-layout';
import { NotFoundState } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { parseExternalVideoId } from '@qingyin/video-links';
import { ExternalVideo } from './ExternalVideo.tsx';

/** Page of a video of another service; "not found" for an invalid id. */
export default function ExternalVideoPage({ vid, startS }: { vid: string; startS: number | undefined }) {
  const link = parseExternalVideoId(vid, startS);
  if (link) return <ExternalVideo link={link} />;
  return (
    <Page>
      <NotFoundState>
        <Trans>没有找到这个视频，它也许已经下架。</Trans>
      </NotFoundState>
    </Page>
  );
}
