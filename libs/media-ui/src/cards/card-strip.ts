import classes from './card-strip.module.css';

/**
 * Class names of a horizontally scrolling row of cards: `row` by itself, or a `scroller` with `cards` and
 * `wide` or `square`; each card is in an `item`.
 */
export const cardStrip = {
  row: classes.row,
  scroller: classes.scroller,
  cards: classes.cards,
  wide: classes.wide,
  square: classes.square,
  item: classes.item,
};
