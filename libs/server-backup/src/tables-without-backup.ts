/** Tables that the database fills itself; rows of a backup would collide with those that it writes meanwhile. */
const FILLED_BY_TRIGGERS: ReadonlySet<string> = new Set(['catalogue_change']);

/** Whether the rows of a table belong into backups. */
export const isBackedUp = (table: string): boolean => !FILLED_BY_TRIGGERS.has(table);
