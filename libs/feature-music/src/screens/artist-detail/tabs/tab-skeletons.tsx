import { cardSkeletons, MediaGrid, MV_RATIO } from '@qingyin/media-ui';
import { SkeletonText } from '@qingyin/ui';
import classes from './ArtistDescription.module.css';

/** Skeleton of MVs. */
export const mvSkeletons = (count: number) => (
  <MediaGrid shape="wide">{cardSkeletons(count, { ratio: MV_RATIO })}</MediaGrid>
);

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
export const artistSkeletons = (count: number) => (
  <MediaGrid>{cardSkeletons(count, { round: true, withMeta: false })}</MediaGrid>
);
