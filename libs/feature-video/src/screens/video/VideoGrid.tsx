import { PageLinks } from '@qingyin/list-layout';
import { MediaGrid } from '@qingyin/media-ui';
import { videosQuery } from '@qingyin/data-video';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from '../../shared/MvGrid.module.css';
import { type VideoSelection, videosLink } from './video-selection.ts';
import { NoVideos } from './NoVideos.tsx';
import { useSelectionLabel } from './use-selection-label.ts';
import { VideoListCard } from './VideoListCard.tsx';

/** Pictures above the fold in a wide window. */
const FIRST_VIEW = 4;

/** One page of videos, with links to the other pages. */
export function VideoGrid({ which, page }: VideoSelection) {
  const { data } = useSuspenseQuery(videosQuery(which, page));
  const name = useSelectionLabel(which);
  if (data.videos.length === 0 && !data.more) return <NoVideos which={which} page={page} />;
  return (
    <div className={classes.list}>
      <h2 className="qy-unseen">{name}</h2>
      <MediaGrid shape="wide">
        {data.videos.map((video, at) => (
          <VideoListCard key={video.vid} video={video} priority={at < FIRST_VIEW} />
        ))}
      </MediaGrid>
      <PageLinks page={page} pages={page} more={data.more} linkOf={(to) => videosLink(which, to)} />
    </div>
  );
}
