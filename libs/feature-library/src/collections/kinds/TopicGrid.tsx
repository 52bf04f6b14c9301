import { Skeleton, SkeletonText } from '@qingyin/ui';
import { Children, isValidElement } from 'react';
import type { CardGridProps } from '../facts.ts';
import card from './TopicCard.module.css';
import classes from './TopicGrid.module.css';

/** Where a page is wide enough there are so many columns of them. */
const COLUMNS = 2;

/** Columns beside each other where there is room. */
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

/** Columns that are not there yet. */
export const topicSkeletons = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <div key={at} className={card.card}>
      <div className={card.cover}>
        <Skeleton ratio={1} />
      </div>
      <div className={card.words}>
        <SkeletonText width="60%" />
        <SkeletonText lines={2} />
      </div>
    </div>
  ));
