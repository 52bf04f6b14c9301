import { Page, PageHead } from '@qingyin/list-layout';
import { useSharePage } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '@qingyin/routing';
import { Button, buttonClass } from '@qingyin/ui';
import { providers, videoPageUrl, externalVideoId, type VideoLink } from '@qingyin/video-links';
import { IconExternalLink, IconMessagePlus, IconShare3 } from '@tabler/icons-react';
import { ProviderPlayer } from '../../provider-player/ProviderPlayer.tsx';
import { usePasteLinkDialog } from '../../shared/paste-link/use-paste-link-dialog.tsx';
import { ExternalVideoName } from '../../shared/ExternalVideoName.tsx';
import { FilmPage } from '../film/FilmPage.tsx';
import classes from './ExternalVideo.module.css';
import { OpenVideoLink } from './OpenVideoLink.tsx';

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Video of another service (docs/specification/screens/video.md). Title, picture and comments belong to the service,
 * from which nothing is requested before the user presses play.
 */
export function ExternalVideo({ link }: { link: VideoLink }) {
  const { t } = useLingui();
  const { title: service } = providers[link.provider];
  const title = t`${service} 上的视频`;
  const { share, dialog } = useSharePage(title, () => link.startS * 1000);
  const paste = usePasteLinkDialog();
  usePageTitle(title);
  return (
    <Page>
      <FilmPage
        stage={
          <ProviderPlayer
            key={`${externalVideoId(link)} ${String(link.startS)}`}
            link={link}
            title={link.id}
            posterUrl={null}
          />
        }
        content={
          <div className={classes.text}>
            <PageHead title={title} note={<ExternalVideoName link={link} />} />
            <div className={classes.acts}>
              <a href={videoPageUrl(link)} target="_blank" rel="noreferrer" className={buttonClass('soft')}>
                <IconExternalLink {...look} data-flip-rtl />
                <Trans>去 {service} 看</Trans>
              </a>
              <Button icon={<IconShare3 {...look} data-flip-rtl />} onClick={share}>
                <Trans>分享</Trans>
              </Button>
              <Button
                icon={<IconMessagePlus {...look} data-flip-rtl />}
                onPointerEnter={paste.preload}
                onFocus={paste.preload}
                onClick={() => paste.open(link)}
              >
                <Trans>发到我的动态</Trans>
              </Button>
            </div>
          </div>
        }
        beside={<OpenVideoLink />}
      />
      {dialog}
      {paste.dialog}
    </Page>
  );
}
