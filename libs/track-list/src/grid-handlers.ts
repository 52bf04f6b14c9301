import { type Track } from '@qingyin/contract';
import { type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { cellOf, controlForKey, rowForKey } from './row-keys.ts';
import {
  selectOnly,
  selectAll,
  selectRange,
  selectedRows,
  emptySelection,
  type Selection,
  toggle,
} from './selection.ts';
import { type SongGridProps, type SongMenuRequest } from './song-grid-props.ts';

/** State of the grid that event handlers read. */
export interface GridState {
  props: SongGridProps;
  active: number;
  selection: Selection;
  /** calls `action` with the selected songs once they are fetched */
  withChosen: (action: (tracks: Track[]) => void) => void;
}

/** Setters of the grid's state that event handlers call. */
export interface GridSetters {
  setActive: (index: number) => void;
  setFocusInside: (inside: boolean) => void;
  setSelection: (selection: Selection) => void;
  openMenu: (request: SongMenuRequest) => void;
  /** @param cell number of the cell whose control takes the focus; -1: the row itself */
  focusRow: (index: number, cell: number) => void;
}

interface RowHit {
  row: HTMLElement;
  index: number;
}

interface Hit extends RowHit {
  /** the pressed control, by its `data-do` */
  action: string | undefined;
  control: HTMLElement | null;
}

/** Row in which an event happened; null outside of rows. */
export function rowOf(target: EventTarget | null): RowHit | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row && { row, index: Number(row.dataset['row']) };
}

function hitOf(target: EventTarget): Hit | null {
  const hit = rowOf(target);
  if (!hit || !(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>('[data-do]');
  return { ...hit, action: control?.dataset['do'], control };
}

const withCommand = (event: MouseEvent | KeyboardEvent): boolean => event.ctrlKey || event.metaKey;

const byTouch = (event: MouseEvent): boolean =>
  'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';

/** Event handlers shared by all rows; `state` is read at the time of the event. */
export function gridHandlers(state: () => GridState, set: GridSetters) {
  const play = (index: number) => {
    const { props } = state();
    const track = props.rowAt(index);
    if (track && !track.unplayable) props.onPlay(index);
  };

  const openMenu = (index: number, anchor: SongMenuRequest['anchor']) => {
    const { props, selection, withChosen } = state();
    const track = props.rowAt(index);
    if (!track) return;
    if (selection.rows.size < 2 || !selection.rows.has(index))
      return set.openMenu({ tracks: [track], index, rows: [index], anchor });
    withChosen((tracks) => set.openMenu({ tracks, index, rows: selectedRows(selection), anchor }));
  };

  const takeOut = (tracks: Track[], rows: readonly number[]) => {
    const { queued, onRemove } = state().props;
    if (queued) queued.remove(rows);
    else onRemove?.(tracks);
  };

  const remove = (index: number): boolean => {
    const { props, selection, withChosen } = state();
    const track = props.rowAt(index);
    if (!(props.onRemove ?? props.queued) || !track) return false;
    if (!selection.rows.has(index)) takeOut([track], [index]);
    else
      withChosen((tracks) => {
        takeOut(tracks, selectedRows(selection));
        set.setSelection(emptySelection);
      });
    return true;
  };

  const select = (event: MouseEvent, index: number) => {
    const { props, selection } = state();
    if (event.shiftKey) return selectRange(selection, index);
    return withCommand(event) || props.queued?.isSelecting ? toggle(selection, index) : selectOnly(index);
  };

  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const hit = hitOf(event.target);
      if (!hit) return;
      const { props } = state();
      const track = props.rowAt(hit.index);
      if (hit.action === 'play') return play(hit.index);
      if (hit.action === 'like') return track && props.onLike(track);
      if (hit.action === 'remove') return track && takeOut([track], [hit.index]);
      if (hit.action === 'menu') return openMenu(hit.index, hit.control ?? hit.row);
      if (hit.action === 'open') {
        const href = hit.control?.getAttribute('href');
        if (!href || withCommand(event) || event.shiftKey || event.altKey) return;
        event.preventDefault();
        return props.onOpen(href);
      }
      if (byTouch(event) && !props.queued?.isSelecting) return play(hit.index);
      set.setActive(hit.index);
      set.setSelection(select(event, hit.index));
    },

    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const hit = hitOf(event.target);
      if (hit && !hit.action && !state().props.queued?.isSelecting) play(hit.index);
    },

    onContextMenu(event: MouseEvent<HTMLElement>) {
      const hit = hitOf(event.target);
      if (!hit) return;
      event.preventDefault();
      openMenu(hit.index, { x: event.clientX, y: event.clientY });
    },

    onFocus(event: FocusEvent<HTMLElement>) {
      const hit = hitOf(event.target);
      if (!hit) return;
      set.setFocusInside(true);
      set.setActive(hit.index);
    },

    onBlur(event: FocusEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget)) set.setFocusInside(false);
    },

    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const hit = hitOf(event.target);
      if (!hit || event.altKey) return;
      if (pressed(event, hit)) event.preventDefault();
    },
  };

  function pressed(event: KeyboardEvent, { row, index }: Hit): boolean {
    const { props, selection } = state();
    const { key } = event;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      openMenu(index, row.querySelector('[data-do="menu"]') ?? row);
      return true;
    }
    if (key.toLowerCase() === 'a' && withCommand(event)) {
      set.setSelection(selectAll(props.count));
      return true;
    }
    if (key === 'Escape' && selection.rows.size > 0) {
      set.setSelection(emptySelection);
      return true;
    }
    const next = rowForKey(key, index, props.count);
    if (next !== undefined) {
      if (event.shiftKey)
        set.setSelection(selectRange(selection.rows.size > 0 ? selection : selectOnly(index), next));
      set.focusRow(next, cellOf(row, event.target as Element));
      return true;
    }
    const control = controlForKey(key, row, document.activeElement);
    if (control !== undefined) {
      (control ?? row).focus();
      return true;
    }
    if (event.target !== row) return false;
    if (key === 'Delete' || (key === 'Backspace' && event.metaKey)) return remove(index);
    if (key === 'Enter') play(index);
    else if (key === ' ') set.setSelection((event.shiftKey ? selectRange : toggle)(selection, index));
    else return false;
    return true;
  }
}
