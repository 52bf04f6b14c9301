import type { CollectionKind } from '@qingyin/data-library';
import { keptValue, queryRoots } from '@qingyin/query-kit';

/** Orders of a collection: as it was collected, by name, by who made it. */
const collectionSorts = ['newest', 'name', 'maker'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

export const readSort = (kept: unknown): CollectionSort =>
  collectionSorts.find((sort) => sort === kept) ?? 'newest';

/** The order in which this device shows a collection. */
export const keptSort = (kind: CollectionKind) =>
  keptValue(queryRoots.library, `collection-sort-${kind}`, readSort);
