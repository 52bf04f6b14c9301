import { classNames, usePhone } from '@qingyin/ui';
import { useRef } from 'react';
import { COMPACT_ROW_PX, ROW_PX } from './row-height.ts';
import { useRowWords } from './row-words.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import classes from './SongGrid.module.css';
import { SongHeader } from './SongHeader.tsx';
import { type SongGridProps } from './song-grid-props.ts';
import { SongRow } from './SongRow.tsx';
import { useDetailQueue } from './use-detail-queue.ts';
import { useGridBehaviour } from './use-grid-behaviour.ts';
import { useRowWindow } from './use-row-window.ts';
import { useStickyBottom } from './use-sticky-bottom.ts';

/**
 * A list of songs of any length: ARIA grid with one tab stop, rows drawn only where the eye is. Knows no player
 * and no server; `SongTable` ties it to them.
 */
export function SongGrid(props: SongGridProps) {
  const { name, count, rowAt, playingId, playing, liked, canOpen, withAlbum = true } = props;
  // Two lines stand in a phone's row, which has no compact form.
  const compact = !usePhone() && props.compact === true;
  const words = useRowWords();
  const body = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const rowHeight = compact ? COMPACT_ROW_PX : ROW_PX;
  const grid = useGridBehaviour(props, body);
  const rows = useRowWindow({
    count,
    rowHeight,
    body,
    scrollElement: props.scrollElement ?? null,
    covered: useStickyBottom(header),
    pinned: grid.focusInside ? grid.active : null,
    onRangeChange: props.onRangeChange,
  });
  const queue = useDetailQueue(body, rowHeight, props.scrollElement ?? null);
  grid.useFocusWhenDrawn(rows.scrollToRow);

  return (
    <div className={classes.frame}>
      <div
        role="grid"
        aria-label={name}
        aria-rowcount={count + 1}
        aria-multiselectable="true"
        className={classNames(classes.grid, compact && classes.compact, !withAlbum && classes.noAlbum)}
      >
        <div role="rowgroup" ref={header} className={classes.header}>
          <SongHeader withAlbum={withAlbum} />
        </div>
        <div
          role="rowgroup"
          ref={body}
          className={classes.body}
          style={{ blockSize: rows.height }}
          {...grid.handlers}
        >
          {rows.items.map(({ index, start }) => {
            const track = rowAt(index);
            const shared = { index, top: start - rows.margin, reachable: index === grid.active, withAlbum };
            return track ? (
              <SongRow
                key={index}
                {...shared}
                track={track}
                mark={track.id === playingId ? (playing ? 'playing' : 'paused') : null}
                liked={liked.has(track.id)}
                selected={grid.selection.chosen.has(index)}
                words={words}
                canOpen={canOpen}
                queue={queue}
              />
            ) : (
              <SkeletonRow key={index} {...shared} />
            );
          })}
        </div>
      </div>
      {grid.selection.chosen.size > 1 &&
        props.renderSelection({
          count: grid.selection.chosen.size,
          tracks: grid.chosenTracks,
          clear: grid.clearSelection,
        })}
      {grid.menu && props.renderMenu(grid.menu, grid.closeMenu)}
    </div>
  );
}
