import { loadPlaylistTracks } from '@qingyin/playlist-actions';
import { insertionRowForStep, isNoMove } from '@qingyin/track-list';
import type { Playlist } from '@qingyin/contract';
import { lazyEdgeScroll, draggedSongs, dragSongs, prepareDrag } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DropMark, dropMarkAt, gapOf } from './drop-mark.ts';

export interface EntryDragOptions {
  lists: readonly Playlist[];
  /** element whose children are the entries */
  body: RefObject<HTMLElement | null>;
  /** number of entries at the start that cannot be moved */
  fixedCount: number;
  /** whether the order can be changed now */
  movable: boolean;
  /** the entries are cards side by side */
  columns: boolean;
  onMove: (moved: Playlist, gap: number) => void;
}

const edges = lazyEdgeScroll((px) => window.scrollBy({ top: px, behavior: 'instant' }));

/**
 * Drag and drop of playlists within their section, or of all songs of a playlist to any drop target for songs
 * (docs/decisions/0005-native-drag.md). Alt and arrow keys move them one place earlier or later, too.
 * @returns event handlers for `body`, the drop position and the keyboard step
 */
export function useEntryDrag({ lists, body, fixedCount, movable, columns, onMove }: EntryDragOptions) {
  const queryClient = useQueryClient();
  const [mark, setMark] = useState<DropMark | null>(null);
  const [refused, setRefused] = useState(false);
  const carried = useRef<Playlist | null>(null);
  useEffect(() => edges.stop, []);

  const listOf = (target: EventTarget | null): Playlist | undefined => {
    const entry = target instanceof Element ? target.closest<HTMLElement>('[data-list]') : null;
    return lists.find(({ id }) => String(id) === entry?.dataset['list']);
  };
  const isOwn = () => draggedSongs()?.from === body;
  /** fixed entries (liked songs) are never movable, so they show no refusal message either */
  const canMove = (list: Playlist | null) => list !== null && lists.indexOf(list) >= fixedCount;
  const leave = () => {
    edges.stop();
    setMark(null);
    setRefused(false);
  };
  const stepTo = (list: Playlist, step: -1 | 1): number | null => {
    const place = lists.indexOf(list);
    const to = insertionRowForStep([place], step, lists.length);
    return to === null || to < fixedCount || place < fixedCount ? null : to;
  };

  const handlers = {
    onPointerDown: () => void prepareDrag(),
    onDragStart(event: DragEvent) {
      const list = listOf(event.target);
      if (!list) return;
      carried.current = list;
      const tracks = () => loadPlaylistTracks(queryClient, list.id);
      dragSongs(event.dataTransfer, { count: list.trackCount, tracks, from: body }, list.name);
    },
    onDragOver(event: DragEvent) {
      if (!isOwn() || !body.current || !canMove(carried.current)) return;
      if (!movable) return setRefused(true);
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      const at = dropMarkAt([...body.current.children], event, columns);
      if (at) setMark(gapOf(at) < fixedCount ? { place: fixedCount - 1, side: 'after' } : at);
      edges.dragOver(event.clientY, { top: 0, bottom: window.innerHeight });
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
    },
    onDrop(event: DragEvent) {
      if (!isOwn()) return;
      event.preventDefault();
      const list = carried.current;
      leave();
      if (!list || !mark) return;
      const gap = gapOf(mark);
      if (!isNoMove([lists.indexOf(list)], gap)) onMove(list, gap);
    },
    onKeyDown(event: KeyboardEvent) {
      setRefused(false);
      const step = stepOf(event);
      const list = step && listOf(event.target);
      if (!step || !list || !canMove(list)) return;
      event.preventDefault();
      if (!movable) return setRefused(true);
      const to = stepTo(list, step);
      if (to !== null) onMove(list, to);
    },
    onBlur: () => setRefused(false),
  };
  return { handlers, mark, refused, stepTo };
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 1 | null {
  if (!altKey || ctrlKey || metaKey || shiftKey) return null;
  return key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null;
}
