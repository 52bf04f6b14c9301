import type { Query } from '@tanstack/react-query';

/** Queries that were fetched for a page whose link was hovered, and for nothing that is shown. */
export const preloadedQueries = /* @__PURE__ */ new WeakSet<Query>();
