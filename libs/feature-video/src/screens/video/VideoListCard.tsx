import { PersonLink } from '@qingyin/auth-gate';
import { FilmCard } from '@qingyin/media-ui';
import type { VideoData } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';
import { FilmPreview } from '../../shared/preview/FilmPreview.tsx';

interface VideoOfProps {
  video: VideoData;
  priority: boolean;
}

/** Card of a video in a list, with its creator and, if it has a file, a preview on hover. */
export function VideoListCard({ video, priority }: VideoOfProps) {
  const { vid, title, coverUrl, playTime, durationms, creator } = video;
  const card = (
    <FilmCard
      film={{ kind: 'video', id: vid, title, coverUrl }}
      playCount={playTime}
      meta={
        <>
          <PersonLink userId={creator.userId}>
            <CatalogueText text={creator.nickname} />
          </PersonLink>
          {durationms > 0 && ` · ${formatDuration(durationms)}`}
        </>
      }
      priority={priority}
    />
  );
  const plays = video.resolutions.length > 0 || video.urlInfo !== null;
  return plays ? (
    <FilmPreview kind="video" id={vid}>
      {card}
    </FilmPreview>
  ) : (
    card
  );
}
