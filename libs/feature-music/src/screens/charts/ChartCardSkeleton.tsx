import { Skeleton, SkeletonText } from '@qingyin/ui';
import classes from './ChartCard.module.css';
import songs from './ChartSongs.module.css';

const CARDS = 4;
const TOP_SONGS = 3;

/** Skeleton of the official charts. */
export function ChartCardsSkeleton() {
  return (
    <div className={classes.grid} aria-hidden>
      {Array.from({ length: CARDS }, (_, card) => (
        <ChartCardSkeleton key={card} />
      ))}
    </div>
  );
}

function ChartCardSkeleton() {
  return (
    <div className={classes.card}>
      <Skeleton ratio={1} radius="m" />
      <div className={classes.text}>
        <div className={classes.title}>
          <SkeletonText width="40%" />
        </div>
        <div className={classes.update}>
          <SkeletonText width="55%" />
        </div>
        <div className={songs.songs}>
          {Array.from({ length: TOP_SONGS }, (_, song) => (
            <div key={song} className={songs.song}>
              <SkeletonText width="9em" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
