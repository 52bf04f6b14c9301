import { Skeleton } from '@qingyin/ui';
import { Rank } from './Rank.tsx';
import { RankChange, type RankChangeProps } from './RankChange.tsx';
import classes from './RankPlace.module.css';

/** First cell of a chart's row: rank and its change; stacked on phones. */
export function RankPlace(props: RankChangeProps) {
  return (
    <span className={classes.place}>
      <span className={classes.rank}>
        <Rank place={props.place} />
      </span>
      <RankChange {...props} />
    </span>
  );
}

/** Skeleton of a rank cell. */
export function RankPlaceSkeleton() {
  return (
    <span className={classes.place}>
      <Skeleton width="1em" height="0.8em" />
      <Skeleton width="1.25em" height="0.5em" />
    </span>
  );
}
