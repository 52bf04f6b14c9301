import { Skeleton, SkeletonText } from '@qingyin/ui';
import { useGridColumns } from '@qingyin/media-ui';
import { Children, isValidElement, useRef } from 'react';
import type { CardGridProps } from '../collection-definition.ts';
import card from './TopicCard.module.css';
import classes from './TopicGrid.module.css';

/** Number of columns in a usual window, until the grid is measured. */
const COLUMNS = 2;

/** Grid of column cards, two side by side in a usual window and more in wide ones. */
export function TopicGrid({ children, rows }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const columns = useGridColumns(grid, () => COLUMNS, rows !== undefined);
  const cards = Children.toArray(children);
  return (
    <ul ref={grid} className={classes.grid}>
      {cards.slice(0, rows && rows * columns).map((each, at) => (
        <li key={isValidElement(each) ? each.key : at}>{each}</li>
      ))}
    </ul>
  );
}

/** Placeholder cards for columns. */
export const topicSkeletons = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <div key={at} className={card.card}>
      <div className={card.cover}>
        <Skeleton ratio={1} />
      </div>
      <div className={card.text}>
        <SkeletonText width="60%" />
        <SkeletonText lines={2} />
      </div>
    </div>
  ));
