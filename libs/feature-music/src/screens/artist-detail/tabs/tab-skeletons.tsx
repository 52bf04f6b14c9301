import { MediaGridSkeleton, MV_RATIO } from '@qingyin/media-ui';
import { SkeletonText } from '@qingyin/ui';
import classes from './ArtistDescription.module.css';

/** Skeleton of MVs. */
export const mvSkeletons = (rows: number) => <MediaGridSkeleton rows={rows} shape="wide" ratio={MV_RATIO} />;

/** Skeleton of an artist's description. */
export const chapterSkeletons = (
  <div className={classes.chapters} aria-hidden>
    {[0, 1].map((chapter) => (
      <div key={chapter} className={classes.text}>
        <SkeletonText width="5em" />
        <SkeletonText lines={4} />
      </div>
    ))}
  </div>
);

/** Skeleton of artists. */
export const artistSkeletons = (rows: number) => <MediaGridSkeleton rows={rows} round withMeta={false} />;
