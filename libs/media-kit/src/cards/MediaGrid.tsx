import { Children, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '@qingyin/ui';
import classes from './MediaGrid.module.css';
import { fullRows } from './full-rows.ts';

export interface MediaGridProps {
  /** cards */
  children: ReactNode;
  /** at most so many rows, and none of them half empty (look.md); default: all cards */
  rows?: number;
  /** `wide` for 16:9 covers */
  shape?: 'square' | 'wide';
}

/** Cards in as many columns as fit. */
export function MediaGrid({ children, rows, shape = 'square' }: MediaGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(() => guessColumns(shape));
  useEffect(() => {
    const element = grid.current;
    if (!element || rows === undefined) return;
    // Observers are called after layout; asking earlier would force one for the whole page.
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
        // Not by its place: a card that goes would take those behind it along.
        <li key={isValidElement(card) ? card.key : at}>{card}</li>
      ))}
    </ul>
  );
}

/** Least widths of a column on phones and elsewhere, as in MediaGrid.module.css. */
const leastWidth = { square: [136, 168], wide: [220, 248] } as const;

/** What a bar for scrolling may take. A column too few moves nothing once it comes, one too many makes a second row. */
const SCROLLBAR_PX = 15;

/** Columns of a page-wide grid by look.md's numbers, without asking for a layout; 0 where there is no window. */
function guessColumns(shape: 'square' | 'wide'): number {
  if (typeof window === 'undefined') return 0;
  const { innerWidth } = window;
  const [onPhones, elsewhere] = leastWidth[shape];
  if (innerWidth < 720) return Math.floor((innerWidth - 32 + 14) / (onPhones + 14));
  const beside = innerWidth > 1080 ? 232 + 2 * 40 : 64 + 2 * 24;
  return Math.floor((Math.min(innerWidth - SCROLLBAR_PX - beside, 1440) + 24) / (elsewhere + 24));
}
