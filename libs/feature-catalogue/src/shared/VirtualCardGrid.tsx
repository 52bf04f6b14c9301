import { useRenderQueue, useVirtualList } from '@qingyin/list-layout';
import { type CardColumns, cardColumns } from '@qingyin/media-ui';
import type { LibraryInitial } from '@qingyin/contract';
import { usePhone } from '@qingyin/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CardGridRow, type CardKind } from './CardGridRow.tsx';
import { InitialIndex } from './InitialIndex.tsx';
import { useScrollingMark } from './use-scrolling-mark.ts';
import classes from './VirtualCardGrid.module.css';

/** Height of a card's texts, px: one line of title, one of metadata. */
const TEXT_PX = 56;
/** Rows rendered beyond the window. */
const OVERSCAN_ROWS = 2;
/** Cards rendered fully per frame while the list is scrolled. */
const CARDS_A_FRAME = 2;
/** Cards beyond the mounted ones whose items are fetched. */
const AHEAD = 40;
/** Space of a row around its cards for focus rings, px (VirtualCardGrid.module.css). */
const RING_PX = 8;
/** Height that the top bar covers, px, with some space. */
const COVERED_PX = 80;

interface VirtualCardGridProps<Item> {
  /** undefined until the item has arrived */
  itemAt: (index: number) => Item | undefined;
  kind: CardKind<Item>;
  /** unique name of the list with its filter */
  name: string;
  /** accessible name */
  label: string;
  count: number;
  /** called with the first and last index whose items are needed; a stable function */
  onRangeChange: (start: number, end: number) => void;
  /** numbers of entries by initial in list order; shows an index at the side */
  initials: readonly LibraryInitial[];
}

/** Grid of cards of any length: only rows near the window are mounted. */
export function VirtualCardGrid<Item>({
  name,
  label,
  count,
  onRangeChange,
  initials,
  itemAt,
  kind,
}: VirtualCardGridProps<Item>) {
  const body = useRef<HTMLDivElement>(null);
  const grid = useCardColumns(body);
  useScrollingMark(body);
  const rowCount = grid ? Math.ceil(count / grid.columns) : 0;
  const ids = useMemo(() => Array.from({ length: rowCount }, (_, row) => row), [rowCount]);
  const [focused, setFocused] = useState<number | null>(null);
  const { columns, gap: columnGap, rowGap, width } = grid ?? EMPTY;
  const rowHeight = width + TEXT_PX + rowGap;
  const { rows, height, measure, scrollToRow } = useVirtualList({
    name: `${name} ${columns} ${Math.round(width)}`,
    ids,
    estimateHeight: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    body,
    pinned: focused,
    scrollPadding: COVERED_PX,
  });
  const queue = useRenderQueue(body, rowHeight, CARDS_A_FRAME, null);
  const opened = useOpened(rows.length > 0);
  const shown = rows.filter(({ id }) => id !== focused);
  const [start, end] = [(shown[0]?.index ?? 0) * columns, ((shown.at(-1)?.index ?? 0) + 1) * columns - 1];
  useEffect(() => onRangeChange(start - AHEAD, end + AHEAD), [onRangeChange, start, end]);

  return (
    <div className={classes.frame} data-indexed={initials.length > 1 ? '' : undefined}>
      {initials.length > 1 && (
        <InitialIndex initials={initials} onJump={(index) => scrollToRow(Math.floor(index / columns))} />
      )}
      <div
        ref={body}
        role="list"
        aria-label={label}
        className={classes.body}
        style={{ blockSize: grid ? height : undefined }}
        onBlur={() => setFocused(null)}
      >
        {rows.map(({ id, index: row, gap }) => (
          <div
            key={id}
            ref={measure}
            role="presentation"
            data-index={row}
            className={classes.row}
            style={{
              marginBlockStart: gap,
              paddingBlock: `${RING_PX}px ${rowGap - RING_PX}px`,
              columnGap,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
            onFocus={() => setFocused(id)}
          >
            <CardGridRow
              kind={kind}
              items={Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) =>
                itemAt(row * columns + column),
              )}
              start={row * columns}
              count={count}
              queue={queue}
              atOnce={!opened}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const EMPTY: CardColumns = { columns: 1, gap: 0, rowGap: 0, width: 0 };

/** Columns that fit into an element; null before the first layout. */
function useCardColumns(body: React.RefObject<HTMLElement | null>): CardColumns | null {
  const onPhone = usePhone();
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const read = () => setWidth(element.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [body]);
  return width === null ? null : cardColumns(width, onPhone ? 'phone' : 'desktop');
}

/** Whether rows have been rendered before: those that a page opens with render at once. */
function useOpened(rendered: boolean): boolean {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (rendered) setOpened(true);
  }, [rendered]);
  return opened;
}
