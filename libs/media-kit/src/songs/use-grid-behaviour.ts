import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { message } from '@qingyin/ui';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type GridState, gridHandlers } from './grid-handlers.ts';
import { inOrder, nothingChosen, type Selection } from './selection.ts';
import { type SongGridProps, type SongMenuRequest } from './song-grid-props.ts';

/** Focus, choice and menu of a song grid. The handlers are made once and read the newest state when called. */
export function useGridBehaviour(props: SongGridProps, body: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const [active, setActive] = useState(props.startRow ?? 0);
  // A row that a link led to is drawn wherever it is, so that it can be scrolled to.
  const [focusInside, setFocusInside] = useState(props.startRow !== undefined);
  const [selection, setSelection] = useState<Selection>(nothingChosen);
  const [menu, setMenu] = useState<SongMenuRequest | null>(null);
  const wanted = useRef<number | null>(props.startRow ?? null);

  const chosenTracks = async (): Promise<Track[] | null> => {
    const rows = inOrder(selection);
    try {
      if (!rows.every(props.rowAt)) await props.load?.(rows[0] ?? 0, (rows.at(-1) ?? -1) + 1);
    } catch {
      message.error(t`没有取到歌曲，请再试一次`);
      return null;
    }
    return rows.flatMap((index) => props.rowAt(index) ?? []);
  };
  const state: GridState = { props, active, selection, chosenTracks };
  const newest = useRef(state);
  useLayoutEffect(() => {
    newest.current = state;
  });

  const handlers = useMemo(
    () =>
      gridHandlers(() => newest.current, {
        setActive,
        setFocusInside,
        setSelection,
        openMenu: setMenu,
        focusRow: (index) => {
          wanted.current = index;
          setActive(index);
        },
      }),
    [],
  );

  return {
    active: Math.min(active, Math.max(0, props.count - 1)),
    focusInside,
    selection,
    chosenTracks,
    menu,
    handlers,
    clearSelection: () => setSelection(nothingChosen),
    closeMenu: () => setMenu(null),
    /** A row that keys lead to may not be drawn yet: scroll there and focus it as soon as it is. */
    useFocusWhenDrawn(scrollToRow: (index: number) => void) {
      useEffect(() => {
        const index = wanted.current;
        if (index === null) return;
        const row = body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
        scrollToRow(index);
        if (!row) return;
        wanted.current = null;
        row.focus({ preventScroll: true });
      });
    },
  };
}
