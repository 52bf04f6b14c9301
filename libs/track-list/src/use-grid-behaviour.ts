import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { attempt } from '@qingyin/ui';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { controlIn } from './row-keys.ts';
import { type GridState, gridHandlers, rowOf } from './grid-handlers.ts';
import {
  moveSelection,
  rowCount,
  type RowAssignment,
  createRowMapping,
  activeRowAfterChange,
} from './row-mapping.ts';
import { selectAll, selectedRows, emptySelection, type Selection } from './selection.ts';
import { type SongGridProps, type SongMenuRequest } from './song-grid-props.ts';

export type GridBehaviour = ReturnType<typeof useGridBehaviour>;

/** Focus, selection and menu of a song grid. Handlers are created once and read the latest state through a ref. */
export function useGridBehaviour(props: SongGridProps, body: RefObject<HTMLElement | null>) {
  const { t } = useLingui();
  const [active, setActive] = useState(props.startRow ?? 0);
  // A linked row is rendered wherever it is, so that the list can scroll to it.
  const [focusInside, setFocusInside] = useState(props.startRow !== undefined);
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [menu, setMenu] = useState<SongMenuRequest | null>(null);
  const wanted = useRef<number | null>(props.startRow ?? null);
  const centred = useRef(false);
  const wantedCell = useRef(-1);

  /** row whose skeleton has the focus, which is lost when its song arrives */
  const onSkeleton = useRef<number | null>(null);
  const restoreFocus = (rowAt: (index: number) => HTMLElement | null | undefined): void => {
    const row = onSkeleton.current === null ? null : rowAt(onSkeleton.current);
    if (row?.getAttribute('aria-busy') === 'true' && row === document.activeElement) return;
    onSkeleton.current = null;
    if (row && document.activeElement === document.body) row.focus({ preventScroll: true });
  };
  const [, setRequest] = useState({});

  const { ids, order = null } = props;
  const [kept, setKept] = useState<RowAssignment>({ ids, order });
  if (kept.order !== order || kept.ids !== ids) {
    const move = createRowMapping(kept, { ids, order });
    setKept({ ids, order });
    // After a new order or filter the active row follows its song or becomes the first one; after a change of the
    // list it follows its song or moves to the next remaining one.
    setActive(kept.ids === ids ? (move(active) ?? 0) : activeRowAfterChange(active, move, rowCount(kept)));
    setSelection(moveSelection(selection, move));
    const menuRow = menu && move(menu.index);
    const menuRows = menu?.rows.flatMap((row) => move(row) ?? []).sort((a, b) => a - b) ?? [];
    setMenu(menu && menuRow != null ? { ...menu, index: menuRow, rows: menuRows } : null);
  }
  const followMovedSong = useEffectEvent(() => {
    // A moved song takes the focus along.
    if (focusInside && rowOf(document.activeElement)?.index !== active) wanted.current ??= active;
  });
  useLayoutEffect(() => {
    if (ids) followMovedSong();
  }, [ids]);

  const tracksOf = async (rows: readonly number[]): Promise<Track[]> => {
    if (!rows.every(props.rowAt)) await props.load?.(rows[0] ?? 0, (rows.at(-1) ?? -1) + 1);
    return rows.flatMap((index) => props.rowAt(index) ?? []);
  };
  const chosenTracks = () => tracksOf(selectedRows(selection));
  const withChosen: GridState['withChosen'] = (action) =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => action(await chosenTracks()));
  const state: GridState = { props, active, selection, withChosen };
  const newest = useRef(state);
  useLayoutEffect(() => {
    newest.current = state;
  });

  const focusRow = useCallback((index: number, cell: number) => {
    wanted.current = index;
    wantedCell.current = cell;
    setActive(index);
    // Renders even if this row was the active one already.
    setRequest({});
  }, []);
  const handlers = useMemo(
    () =>
      gridHandlers(() => newest.current, {
        setActive,
        setFocusInside,
        setSelection,
        openMenu: setMenu,
        focusRow,
      }),
    [focusRow],
  );

  return {
    active: Math.min(active, Math.max(0, props.count - 1)),
    focusInside,
    selection,
    chosenTracks,
    /** songs of rows (ascending); rejects on failure */
    tracksOf,
    menu,
    handlers,
    clearSelection: () => setSelection(emptySelection),
    selectAll: () => setSelection(selectAll(props.count)),
    closeMenu: () => setMenu(null),
    /** Scrolls to a row, centred, and focuses it. */
    jumpTo: (index: number) => {
      centred.current = true;
      setFocusInside(true);
      focusRow(index, -1);
    },
    /** The target row of a key may not be rendered yet: scrolls to it and focuses it once it is. */
    useFocusWhenDrawn(scrollToRow: (index: number, centred: boolean) => void) {
      useEffect(() => {
        const rowAt = (index: number) => body.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
        const index = wanted.current;
        if (index === null) {
          restoreFocus(rowAt);
          return;
        }
        const row = rowAt(index);
        scrollToRow(index, centred.current);
        if (!row) return;
        wanted.current = null;
        centred.current = false;
        controlIn(row, wantedCell.current).focus({ preventScroll: true });
        wantedCell.current = -1;
        if (row.getAttribute('aria-busy') === 'true') onSkeleton.current = index;
      });
    },
  };
}
