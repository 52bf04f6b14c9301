/** Number of daily songs shown before the list is expanded. */
export const DAILY_ROWS = 6;
