import classes from './Rank.module.css';

export interface RankProps {
  /** from 0 */
  place: number;
}

/** Number of highlighted ranks. */
const TOP = 3;

/**
 * Rank in serif numerals, counted from 1; the first three in the accent colour (docs/specification/visual-design.md,
 * Charts).
 */
export function Rank({ place }: RankProps) {
  return (
    <span className={classes.rank} data-top={place < TOP ? '' : undefined}>
      {place + 1}
    </span>
  );
}
