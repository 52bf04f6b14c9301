import { Skeleton } from '@qingyin/ui';
import { memo } from 'react';
import controls from './RowControls.module.css';
import classes from './SongRow.module.css';

export interface SkeletonRowProps {
  index: number;
  top: number;
  reachable: boolean;
  withCover: boolean;
  withAlbum: boolean;
}

/** Skeleton of a song row in its exact dimensions. */
export const SkeletonRow = memo(function SkeletonRow(props: SkeletonRowProps) {
  const { index, top, reachable, withCover, withAlbum } = props;
  const width = `${38 + ((index * 3) % 5) * 8}%`;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy="true"
      tabIndex={reachable ? 0 : -1}
      data-row={index}
      className={classes.row}
      style={{ insetBlockStart: top }}
    >
      <div role="gridcell" className={controls.index} data-number={index + 1} />
      {withCover && <span className={classes.cover} />}
      <div role="gridcell" className={classes.title}>
        <Skeleton width={width} height="0.875rem" />
      </div>
      <div role="gridcell" className={classes.artists}>
        <Skeleton width="5em" height="0.75rem" />
      </div>
      {withAlbum && (
        <div role="gridcell" className={classes.album}>
          <Skeleton width="8em" height="0.75rem" />
        </div>
      )}
    </div>
  );
});
