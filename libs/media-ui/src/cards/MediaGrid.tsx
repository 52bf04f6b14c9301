import { Children, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@qingyin/ui';
import classes from './MediaGrid.module.css';
import { fullRows } from './full-rows.ts';

export interface MediaGridProps {
  /** cards */
  children: ReactNode;
  /** maximum number of rows, all of them full (docs/specification/visual-design.md); default: all cards */
  rows?: number;
  /** `wide` for 16:9 covers */
  shape?: 'square' | 'wide';
}

/** Grid of cards with as many columns as fit. */
export function MediaGrid({ children, rows, shape = 'square' }: MediaGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(() => guessColumns(shape));
  useEffect(() => {
    const element = grid.current;
    if (!element || rows === undefined) return;
    // ResizeObserver callbacks run after layout; measuring earlier would force a layout of the whole page.
    const observer = new ResizeObserver(() =>
      setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows]);

  const cards = Children.toArray(children);
  const shown = rows === undefined ? cards : cards.slice(0, fullRows(cards.length, columns, rows));
  return (
    <ul ref={grid} className={classNames(classes.grid, shape === 'wide' && classes.wide)}>
      {shown.map((card, at) => (
        // By the card's key rather than its position: removing a card must not remount those after it.
        <li key={isValidElement(card) ? card.key : at}>{card}</li>
      ))}
    </ul>
  );
}

/** Minimum column widths on phones and on larger screens, px, as in MediaGrid.module.css. */
const leastWidth = { square: [136, 168], wide: [220, 248] } as const;

/**
 * Width reserved for a scroll bar, px. Too few columns shift nothing when one is added; too many cause a second
 * row.
 */
const SCROLLBAR_PX = 15;

/**
 * Estimated number of columns of a page-wide grid, computed from the design's numbers without a layout
 * (docs/specification/visual-design.md); 0 without a window.
 */
function guessColumns(shape: 'square' | 'wide'): number {
  if (typeof window === 'undefined') return 0;
  const { innerWidth } = window;
  const [onPhones, elsewhere] = leastWidth[shape];
  if (innerWidth < 720) return Math.floor((innerWidth - 32 + 14) / (onPhones + 14));
  const beside = innerWidth > 1080 ? 232 + 2 * 40 : 64 + 2 * 24;
  return Math.floor((Math.min(innerWidth - SCROLLBAR_PX - beside, 1440) + 24) / (elsewhere + 24));
}
