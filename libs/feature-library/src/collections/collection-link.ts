import type { CollectionDefinition } from './collection-definition.ts';

/** Search parameters of a collection page. */
export interface CollectionSearch {
  keywords?: string;
  page?: number;
}

/** Link to a collection page; default values are left out of the address. */
export const collectionLink = (
  path: CollectionDefinition['path'],
  { keywords, page = 1 }: CollectionSearch = {},
) => {
  const search: CollectionSearch = {
    keywords: keywords === '' ? undefined : keywords,
    page: page > 1 ? page : undefined,
  };
  return { to: path, search } as const;
};
