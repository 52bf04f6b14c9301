import classes from './ranked-row.module.css';

/**
 * Class names of a chart (`list`), of its rows (`row`, whose columns the chart defines) and of the texts in them.
 */
export const rankedRow = {
  list: classes.list,
  row: classes.row,
  text: classes.text,
  name: classes.name,
  meta: classes.meta,
};
