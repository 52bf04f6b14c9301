import classes from './strip.module.css';

/** Classes of a row of cards that is pushed along: `row` is one by itself; a `scroller` holds `cards`, `wide` ones too. Each card stands in an `item`. */
export const strip = {
  row: classes.row,
  scroller: classes.scroller,
  cards: classes.cards,
  wide: classes.wide,
  item: classes.item,
};
