import { classNames, usePhone } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { columnWidths } from './column-widths.ts';
import { COMPACT_ROW_PX, ROW_PX } from './row-height.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import { type SongColumn } from './song-grid-props.ts';
import classes from './SongGrid.module.css';
import { SongHeader } from './SongHeader.tsx';
import { useDisplayOptions } from './display-options.ts';
import { TableToolbar } from './TableToolbar.tsx';

export interface SongTableSkeletonProps {
  rows?: number;
  withAlbum?: boolean;
  /** with a column of play times */
  timed?: boolean;
  /** a filter field is expected above */
  filterable?: boolean;
  /** additional columns of the list */
  columns?: readonly SongColumn[];
  /** skeleton of the leading element */
  lead?: ReactNode;
}

/** Skeleton of a song table in its exact dimensions. */
export function SongTableSkeleton({
  rows = 10,
  withAlbum = true,
  timed = false,
  filterable = true,
  columns,
  lead,
}: SongTableSkeletonProps) {
  const look = useDisplayOptions();
  const compact = !usePhone() && look.compact === true;
  const rowHeight = compact ? COMPACT_ROW_PX : ROW_PX;
  const cover = withAlbum && look.cover;
  const album = withAlbum && look.album;
  return (
    <div aria-hidden aria-busy inert>
      <TableToolbar lead={lead} withField={filterable} />
      <div className={classes.frame}>
        <div
          className={classNames(
            classes.grid,
            compact && classes.compact,
            cover && classes.withCovers,
            !album && classes.noAlbum,
            !look.duration && classes.noDuration,
            columns && classes.withColumns,
            timed && classes.timed,
          )}
          data-covers={cover ? '' : undefined}
          style={columns && columnWidths(columns)}
        >
          <div className={classes.header}>
            <SongHeader withAlbum={album} withDuration={look.duration} columns={columns} />
          </div>
          <div className={classes.body} style={{ blockSize: rows * rowHeight }}>
            {Array.from({ length: rows }, (_, index) => (
              <SkeletonRow
                key={index}
                index={index}
                top={index * rowHeight}
                reachable={false}
                withCover={cover}
                withAlbum={album}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
