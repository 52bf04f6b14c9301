import { lazyEdgeScroll, draggedSongs, dragSongs, prepareDrag } from '@qingyin/ui';
import { type DragEvent, type KeyboardEvent, type PointerEvent, type RefObject, useMemo } from 'react';
import { useEffect, useRef, useState } from 'react';
import { rowOf } from './grid-handlers.ts';
import { insertionRowAt, insertionRowForStep, isNoMove } from './row-moves.ts';
import { selectedRows } from './selection.ts';
import { type SongGridProps } from './song-grid-props.ts';
import { type GridBehaviour } from './use-grid-behaviour.ts';

export interface RowMovesOptions {
  props: SongGridProps;
  grid: Pick<GridBehaviour, 'selection' | 'tracksOf'>;
  body: RefObject<HTMLElement | null>;
  header: RefObject<HTMLElement | null>;
  /** px */
  rowHeight: number;
}

/**
 * Drag and drop of songs, a single one or the selection; moves them within the list if it allows that, also by Alt
 * and arrow keys. The handlers belong on the grid element.
 */
export function useRowMoves({ props, grid, body, header, rowHeight }: RowMovesOptions) {
  const { onMove, rowAt, count, order, scrollElement = null } = props;
  const [gap, setGap] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const carried = useRef<readonly number[]>([]);
  const edges = useMemo(
    () => lazyEdgeScroll((px) => (scrollElement ?? window).scrollBy({ top: px, behavior: 'instant' })),
    [scrollElement],
  );
  useEffect(() => edges.stop, [edges]);

  const together = (row: number): readonly number[] => {
    const { selection } = grid;
    return selection.rows.has(row) ? selectedRows(selection) : [row];
  };
  const isOwn = () => draggedSongs()?.from === body;
  const gapUnder = (clientY: number): number | null =>
    body.current && insertionRowAt(clientY - body.current.getBoundingClientRect().top, rowHeight, count);
  const leave = () => {
    edges.stop();
    setGap(null);
    setRefused(false);
  };

  const handlers = {
    // Set on pointerdown, and not for touch: a long press opens the menu.
    onPointerDown({ target, pointerType }: PointerEvent) {
      const hit = rowOf(target);
      if (!hit) return;
      hit.row.draggable = pointerType !== 'touch';
      void prepareDrag();
    },
    onDragStart(event: DragEvent) {
      const hit = rowOf(event.target);
      const track = hit && rowAt(hit.index);
      if (!track) return event.preventDefault();
      const rows = together(hit.index);
      carried.current = rows;
      const songs = { count: rows.length, tracks: () => grid.tracksOf(rows), from: body };
      dragSongs(event.dataTransfer, songs, track.name);
    },
    onDragOver(event: DragEvent) {
      if (!onMove || !isOwn()) return;
      if (order) return setRefused(true);
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setGap(gapUnder(event.clientY));
      edges.dragOver(event.clientY, { header: header.current, scroller: scrollElement });
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
    },
    onDrop(event: DragEvent) {
      if (!isOwn()) return;
      event.preventDefault();
      leave();
      // Computed on drop rather than taken from the last render: a quick drop may happen before the insertion line
      // was drawn.
      const to = order ? null : gapUnder(event.clientY);
      if (to !== null && !isNoMove(carried.current, to)) onMove?.(carried.current, to);
    },
    onKeyDown(event: KeyboardEvent) {
      setRefused(false);
      const step = stepOf(event);
      const hit = rowOf(event.target);
      if (!onMove || !step || !hit) return;
      event.preventDefault();
      if (order) return setRefused(true);
      const rows = together(hit.index);
      const to = insertionRowForStep(rows, step, count);
      if (to !== null) onMove(rows, to);
    },
    // Dragged songs over the list stay rejected, wherever the focus moves.
    onBlur: () => isOwn() || setRefused(false),
  };
  return {
    handlers,
    /** row before which dragged songs would be inserted; null without a drag over the list */
    gap,
    /** the user tries to move songs while the list is not in its own order */
    refused,
  };
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 1 | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
}
