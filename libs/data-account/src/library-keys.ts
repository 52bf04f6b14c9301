import { queryRoots } from '@qingyin/query-kit';

/** Query keys of the administration of music libraries that no other page needs; `lazyAccountKeys` is on all pages. */
export const libraryAdministrationKeys = {
  foundPictures: (kind: string, id: number) => [queryRoots.account, 'found-pictures', kind, id] as const,
  outsideSources: () => [queryRoots.account, 'outside-sources'] as const,
};
