import { Children, isValidElement, type ReactNode, useRef } from 'react';
import { classNames } from '@qingyin/ui';
import classes from './MediaGrid.module.css';
import type { GridShape } from './card-columns.ts';
import { fullRows } from './full-rows.ts';
import { pageColumns } from './page-columns.ts';
import { useGridColumns } from './use-grid-columns.ts';

export interface MediaGridProps {
  /** cards */
  children: ReactNode;
  /** maximum number of rows, all of them full (docs/specification/visual-design.md); default: all cards */
  rows?: number;
  /** `wide` for 16:9 covers */
  shape?: GridShape;
}

/** Grid of cards with as many columns as fit. */
export function MediaGrid({ children, rows, shape = 'square' }: MediaGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const columns = useGridColumns(grid, () => pageColumns(shape), rows !== undefined);
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
