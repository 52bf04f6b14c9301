import type { CollectionKind } from '@qingyin/data-library';
import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Sort orders of a collection: by time of collecting, name or maker. */
const collectionSorts = ['newest', 'name', 'maker'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** Parses a persisted sort order; `newest` for unknown values. */
export const parseSort = (kept: unknown): CollectionSort =>
  collectionSorts.find((sort) => sort === kept) ?? 'newest';

/** Persisted sort order of a collection, per device. */
export const persistedSort = (kind: CollectionKind) =>
  persistedValue(queryRoots.library, `collection-sort-${kind}`, parseSort);
