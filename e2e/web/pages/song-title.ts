import type { Locator } from '@playwright/test';

/** Title of a song row: a place to press that has no link, unlike the middle of the row. */
export const songTitle = (row: Locator): Locator => row.getByRole('gridcell').nth(1);
