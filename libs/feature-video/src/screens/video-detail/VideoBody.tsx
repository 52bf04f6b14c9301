import { PersonLink } from '@qingyin/auth-gate';
import { useSubscription } from '@qingyin/media-ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { subscribeVideoMutation, videoQuery } from '@qingyin/data-video';
import { displayedCount, formatCount, formatDate } from '@qingyin/i18n';
import { CatalogueText, lazyComponent, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Film } from '../../film-player/film.ts';
import stageStyles from '../../shared/stage.module.css';
import { FilmBody } from '../film/FilmBody.tsx';

// Lazy: few videos are hosted by another service.
const KeptElsewhere = lazyComponent(() => import('./ExternallyHostedVideo.tsx'));

/** Body of a video's page. Videos hosted by another service play in that service's frame. */
export function VideoBody({ id, startS }: { id: string; startS: number | undefined }) {
  const { i18n } = useLingui();
  const video = useSuspenseQuery(videoQuery(id)).data;
  const collection = useSubscription({
    id,
    subscribed: video.subscribed,
    intent: 'subscribe-video',
    mutation: subscribeVideoMutation(),
  });
  const { title, coverUrl, durationms, resolutions, creator, playTime, publishTime, providerUrl } = video;
  const film = useMemo(
    (): Film => ({
      key: `video-${id}`,
      title,
      posterUrl: coverUrl,
      durationMs: durationms,
      resolutions: resolutions.map(({ resolution }) => resolution),
    }),
    [id, title, coverUrl, durationms, resolutions],
  );
  const playCount = displayedCount(playTime, i18n.locale);
  const plays = formatCount(playCount, i18n.locale);
  const date = formatDate(publishTime, i18n.locale);
  return (
    <FilmBody
      kind="video"
      id={id}
      film={film}
      startS={startS}
      makers={
        <PersonLink userId={creator.userId}>
          <CatalogueText text={creator.nickname} />
        </PersonLink>
      }
      facts={
        <>
          {playCount > 0 && (
            <span>
              <Plural value={playCount} other={`播放 ${plays} 次`} />
            </span>
          )}
          {publishTime > 0 && (
            <time dateTime={new Date(publishTime).toISOString()}>
              <Trans>{date} 发布</Trans>
            </time>
          )}
        </>
      }
      description={video.description}
      title={title}
      commentCount={video.commentCount}
      collection={collection}
      elsewhere={
        providerUrl && (
          <QueryBoundary pending={<div className={stageStyles.stage} />}>
            <KeptElsewhere url={providerUrl} title={title} posterUrl={coverUrl} />
          </QueryBoundary>
        )
      }
    />
  );
}
