import { useRenderQueue } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames, OptionalBoundary, lazyComponent, usePhone } from '@qingyin/ui';
import { useId, useRef } from 'react';
import { COMPACT_ROW_PX, ROW_PX } from './row-height.ts';
import { useRowLabels } from './row-labels.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import classes from './SongGrid.module.css';
import { SongHeader } from './SongHeader.tsx';
import { columnWidths } from './column-widths.ts';
import { selectedRows } from './selection.ts';
import { type SongGridProps } from './song-grid-props.ts';
import { SongRow } from './SongRow.tsx';
import { useGridBehaviour } from './use-grid-behaviour.ts';
import { useRowMoves } from './use-row-moves.ts';
import { useVisibleRange } from './use-visible-range.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useStickyBottom } from './use-sticky-bottom.ts';

/** Rows rendered fully per frame. */
const ROWS_A_FRAME = 3;

const KeepLinkedRowInView = lazyComponent(() => import('./KeepLinkedRowInView.tsx'));
const JumpToPlaying = lazyComponent(() => import('./JumpToPlaying.tsx'));

/**
 * List of songs of any length: an ARIA grid with one tab stop and virtual rows. Independent of player and server;
 * `SongTable` connects it to them.
 */
export function SongGrid(props: SongGridProps) {
  const {
    name,
    count,
    rowAt,
    playingId,
    playing,
    liked,
    withCover = false,
    withAlbum = true,
    withDuration = true,
    columns,
    queued,
  } = props;
  // Rows on a phone have two lines and no compact mode.
  const compact = !usePhone() && props.compact === true;
  const { t } = useLingui();
  const moveHint = useId();
  const labels = useRowLabels();
  const body = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);
  const rowHeight = compact ? COMPACT_ROW_PX : ROW_PX;
  const grid = useGridBehaviour(props, body);
  const moves = useRowMoves({ props, grid, body, header, rowHeight });
  const visible = useVisibleRange(props.onRangeChange);
  const rows = useVirtualRows({
    count,
    rowHeight,
    body,
    scrollElement: props.scrollElement ?? null,
    covered: useStickyBottom(header),
    pinned: grid.focusInside ? grid.active : null,
    onRangeChange: visible.onRangeChange,
  });
  const queue = useRenderQueue(body, rowHeight, ROWS_A_FRAME, props.scrollElement ?? null);
  grid.useFocusWhenDrawn(rows.scrollToRow);
  const indexed = props.order == null && props.renderIndex !== undefined;

  return (
    <div className={classes.frame} data-indexed={indexed ? '' : undefined}>
      {props.onMove && <span id={moveHint} hidden>{t`按住 Alt 键，用上下方向键移动歌曲`}</span>}
      <div
        role="grid"
        aria-label={name}
        aria-rowcount={count + 1}
        aria-busy={props.busy || undefined}
        aria-multiselectable="true"
        aria-keyshortcuts={
          [props.onMove && 'Alt+ArrowUp Alt+ArrowDown', (props.onRemove ?? queued) && 'Delete']
            .filter(Boolean)
            .join(' ') || undefined
        }
        aria-describedby={props.onMove && moveHint}
        className={classNames(
          classes.grid,
          compact && classes.compact,
          withCover && classes.withCovers,
          !withAlbum && classes.noAlbum,
          !withDuration && classes.noDuration,
          columns && classes.withColumns,
          props.when && classes.timed,
          queued && classes.queued,
        )}
        data-choosing={queued?.isSelecting || undefined}
        data-covers={withCover ? '' : undefined}
        style={columns && columnWidths(columns)}
        {...moves.handlers}
      >
        <div role="rowgroup" ref={header} className={classes.header}>
          <SongHeader
            withAlbum={withAlbum}
            withDuration={withDuration}
            columns={columns}
            when={props.when?.label}
            tools={queued?.toolsLabel}
            sorting={props.sorting}
          />
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
            const shared = {
              index,
              top: start - rows.margin,
              reachable: index === grid.active,
              withCover,
              withAlbum,
            };
            const when = track && props.when?.of(track.id);
            const plays = queued ? index === queued.currentRow : track?.id === playingId;
            return track ? (
              <SongRow
                key={index}
                {...shared}
                track={track}
                withDuration={withDuration}
                columns={columns}
                when={when?.text}
                // In another order the days are mixed.
                beginsDay={props.order == null && when?.begins === true}
                mark={plays ? (playing ? 'playing' : 'paused') : null}
                over={queued && index < queued.currentRow}
                Tools={queued?.Tools}
                liked={liked.has(track.id)}
                selected={grid.selection.rows.has(index)}
                labels={labels}
                offer={track.id === props.linked?.id ? props.linked.playLabel : undefined}
                drawName={props.drawName}
                queue={queue}
                firstNumber={props.firstNumber}
              />
            ) : (
              <SkeletonRow key={index} {...shared} />
            );
          })}
          {moves.gap !== null && (
            <div aria-hidden className={classes.gap} style={{ insetBlockStart: moves.gap * rowHeight }} />
          )}
        </div>
      </div>
      {props.startRow !== undefined && (
        <OptionalBoundary>
          <KeepLinkedRowInView body={body} row={props.startRow} />
        </OptionalBoundary>
      )}
      {indexed && props.renderIndex?.(grid.jumpTo)}
      {props.onMove && (
        <div role="status" className={classes.refusal}>
          {moves.refused && (
            <p>
              <Trans>歌曲只能在默认顺序里移动，先取消排序和筛选</Trans>
            </p>
          )}
        </div>
      )}
      {playingId !== null && grid.selection.rows.size < 2 && (
        <OptionalBoundary>
          <JumpToPlaying range={visible.range} list={props} onJump={grid.jumpTo} />
        </OptionalBoundary>
      )}
      {(grid.selection.rows.size > 1 || queued?.isSelecting) &&
        props.renderSelection({
          count: grid.selection.rows.size,
          tracks: grid.chosenTracks,
          every: (test) =>
            [...grid.selection.rows].every((index) => {
              const track = rowAt(index);
              return track !== undefined && test(track);
            }),
          rows: () => selectedRows(grid.selection),
          all: grid.selectAll,
          clear: grid.clearSelection,
        })}
      {grid.menu && props.renderMenu(grid.menu, grid.closeMenu)}
    </div>
  );
}
