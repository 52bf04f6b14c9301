import classes from './SongGrid.module.css';
import { SkeletonRow } from './SkeletonRow.tsx';
import { SongHeader } from './SongHeader.tsx';
import { ROW_PX } from './row-height.ts';

/** A list that is not there yet, in the exact shape of one. */
export function SongTableSkeleton({ rows = 10, withAlbum = true }: { rows?: number; withAlbum?: boolean }) {
  return (
    <div className={classes.frame} aria-hidden inert>
      <div className={classes.grid}>
        <div className={classes.header}>
          <SongHeader withAlbum={withAlbum} />
        </div>
        <div className={classes.body} style={{ blockSize: rows * ROW_PX }}>
          {Array.from({ length: rows }, (_, index) => (
            <SkeletonRow
              key={index}
              index={index}
              top={index * ROW_PX}
              reachable={false}
              withAlbum={withAlbum}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
