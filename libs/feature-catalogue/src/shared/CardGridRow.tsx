import { type RenderQueue, useRenderedFully } from '@qingyin/list-layout';
import { memo, type ReactNode } from 'react';
import classes from './CardGridRow.module.css';

/** How the cards of a grid are rendered. All members are constants, because rows are memoized. */
export interface CardKind<Item> {
  card: (item: Item, index: number) => ReactNode;
  /** placeholder of the same height until the item has arrived */
  skeleton: ReactNode;
  /** title of a card, shown alone until the render queue reaches the card */
  titleOf: (item: Item) => string;
  /** round pictures */
  round?: boolean;
}

interface CardGridRowProps<Item> {
  kind: CardKind<Item>;
  /** undefined until they have arrived */
  items: readonly (Item | undefined)[];
  /** index of the first card */
  start: number;
  /** number of all cards */
  count: number;
  queue: RenderQueue;
  /** renders cards at once that are mounted now */
  atOnce: boolean;
}

function Row<Item>({ kind, items, start, count, queue, atOnce }: CardGridRowProps<Item>) {
  return items.map((item, column) => {
    const index = start + column;
    return (
      <div key={index} role="listitem" aria-setsize={count} aria-posinset={index + 1}>
        {item === undefined ? (
          kind.skeleton
        ) : (
          <QueuedCard queue={queue} atOnce={atOnce} title={kind.titleOf(item)} round={kind.round}>
            {kind.card(item, index)}
          </QueuedCard>
        )}
      </div>
    );
  });
}

const sameRow = <Item,>(one: CardGridRowProps<Item>, other: CardGridRowProps<Item>) =>
  one.items.length === other.items.length &&
  one.items.every((item, column) => item === other.items[column]) &&
  one.kind === other.kind &&
  one.start === other.start &&
  one.count === other.count &&
  one.queue === other.queue &&
  one.atOnce === other.atOnce;

/** Cards of one row of a grid. Memoized: the grid renders whenever a row comes into view. */
export const CardGridRow = memo(Row, sameRow) as unknown as typeof Row; // `memo` drops the type parameter

interface QueuedCardProps {
  queue: RenderQueue;
  atOnce: boolean;
  title: string;
  round: boolean | undefined;
  children: ReactNode;
}

/** A card, or its title alone until the render queue reaches it: two elements instead of a dozen. */
function QueuedCard({ queue, atOnce, title, round, children }: QueuedCardProps) {
  // The frame in which a row appears has enough to do with its titles.
  if (useRenderedFully(queue, () => atOnce)) return children;
  return (
    <div className={classes.outline} data-round={round ? '' : undefined}>
      <bdi>{title}</bdi>
    </div>
  );
}
