import { endpoints, type LibraryReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { musicLibraryKeys } from './library-keys.ts';

/** Capability of servers with reasons for albums and artists (docs/api-extensions.md). */
export const LIBRARY_REASONS = 'library-reasons';

/** Why an album or artist of the music libraries is as it is. Rejects with `ApiError` 404 for others. */
export const libraryReasonsQuery = (kind: 'album' | 'artist', id: string) =>
  queryOptions({
    queryKey: musicLibraryKeys.libraryReasons(kind, id),
    queryFn: async ({ signal }): Promise<LibraryReason[]> =>
      expectOk(await http.call(endpoints.musicLibrary.reasons, { params: { kind, id }, signal })).data,
    staleTime: 0,
  });
