import { Skeleton, SkeletonText } from '@qingyin/ui';
import { Children, isValidElement } from 'react';
import type { CardGridProps } from '../collection-definition.ts';
import card from './TopicCard.module.css';
import classes from './TopicGrid.module.css';

/** Number of grid columns on wide pages. */
const COLUMNS = 2;

/** Grid of column cards, two side by side on wide pages. */
export function TopicGrid({ children, rows }: CardGridProps) {
  const cards = Children.toArray(children);
  return (
    <ul className={classes.grid}>
      {cards.slice(0, rows && rows * COLUMNS).map((each, at) => (
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
