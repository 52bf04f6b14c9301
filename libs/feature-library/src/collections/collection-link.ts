import type { CollectionFacts } from './facts.ts';

/** What the address of a collection may say. */
export interface CollectionSearch {
  keywords?: string;
  page?: number;
}

/** The address of a collection; what is usual stays out of it. */
export const collectionLink = (
  path: CollectionFacts['path'],
  { keywords, page = 1 }: CollectionSearch = {},
) => {
  const search: CollectionSearch = {
    keywords: keywords === '' ? undefined : keywords,
    page: page > 1 ? page : undefined,
  };
  return { to: path, search } as const;
};
