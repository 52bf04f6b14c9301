import { useLingui } from '@lingui/react/macro';
import { type MenuEntry } from '@qingyin/ui';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { insertionRowForStep } from './row-moves.ts';

/** Songs of a menu as rows of a list whose order can be changed. */
export interface MovableRows {
  /** ascending */
  rows?: readonly number[] | undefined;
  /** number of rows of the list */
  count?: number | undefined;
  /** moves rows before the row `gap`; default: they cannot be moved */
  onMove?: ((rows: readonly number[], gap: number) => void) | undefined;
  onClose: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * Entries that move songs up and down by one row: the way for a pointer that cannot drag (WCAG 2.5.7). The menu stays
 * open for further steps until the songs have reached the end of the list.
 */
export function useMoveEntries({ rows = [], count = 0, onMove, onClose }: MovableRows): MenuEntry[] {
  const { t } = useLingui();
  const [pressed, setPressed] = useState<-1 | 1 | null>(null);
  const close = useEffectEvent(onClose);
  const atEnd = pressed !== null && insertionRowForStep(rows, pressed, count) === null;
  useEffect(() => {
    if (atEnd) close();
  }, [atEnd]);
  useFocusOnMovedRow(pressed !== null);
  if (!onMove || count < 2) return [];

  const step = (by: -1 | 1) => {
    const gap = insertionRowForStep(rows, by, count);
    return {
      keepOpen: true,
      disabled: gap === null,
      onSelect: () => {
        if (gap === null) return;
        onMove(rows, gap);
        setPressed(by);
      },
    };
  };
  return [
    { id: 'up', label: t`往上移`, icon: <IconArrowUp {...look} />, divided: true, ...step(-1) },
    { id: 'down', label: t`往下移`, icon: <IconArrowDown {...look} />, ...step(1) },
  ];
}

/** When the menu closes after a move, focuses the row that Tab reaches: the moved song, not the row it has left. */
function useFocusOnMovedRow(moved: boolean): void {
  const latest = useRef(moved);
  useEffect(() => {
    latest.current = moved;
  });
  useLayoutEffect(() => {
    const from = document.activeElement?.closest('[role="grid"]');
    return () => {
      if (latest.current) from?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    };
  }, []);
}
