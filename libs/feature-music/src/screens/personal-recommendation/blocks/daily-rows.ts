/** Songs of the day shown before the list is opened. */
export const DAILY_ROWS = 6;
