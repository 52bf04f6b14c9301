import type { Messages } from '@lingui/core';

/**
 * Where the texts beyond those of the first view are. Their names are many and the first view does without them: they lie
 * in the chunk of what other screens load first (tools/vite/first-view-chunks.mts).
 */
export const furtherCatalogs = import.meta.glob<{ messages: Messages }>([
  './catalogs/*/*.po',
  '!./catalogs/*/first.po',
]);
