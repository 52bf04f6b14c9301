import classes from './ranked-row.module.css';

/** Class names of a chart's row (`row`, whose columns the chart defines) and of the texts in it. */
export const rankedRow = { row: classes.row, words: classes.text, name: classes.name, meta: classes.meta };
