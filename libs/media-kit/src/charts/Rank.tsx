import classes from './Rank.module.css';

export interface RankProps {
  /** from 0 */
  place: number;
}

/** The first places stand out. */
const TOP = 3;

/** A place in a chart in serif numerals; the first three in the accent colour (look.md, Charts). */
export function Rank({ place }: RankProps) {
  return (
    <span className={classes.rank} data-top={place < TOP ? '' : undefined}>
      {place + 1}
    </span>
  );
}
