import classes from './ranked-row.module.css';

/** Classes of a chart's row (`row`, whose columns are the chart's own) and of what is said of somebody or something in it. */
export const rankedRow = { row: classes.row, words: classes.words, name: classes.name, meta: classes.meta };
