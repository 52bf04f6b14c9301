import type { Messages } from '@lingui/core';

/** Loads the catalogs of all locales, by path. A module of its own: the list has three files for each of 54 locales. */
export const catalogFiles = import.meta.glob<{ messages: Messages }>('./catalogs/*/*.po');
