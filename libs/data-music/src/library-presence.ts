import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Capability of servers with music libraries (docs/api-extensions.md). */
export const MUSIC_LIBRARY_FEATURE = 'music-library';

/** First id of songs, albums and artists of the music libraries. */
const FIRST_LIBRARY_ID = 1_000_000_000;

/** Whether an album or artist comes from the music libraries. */
export const isLibraryId = (id: string): boolean => Number(id) >= FIRST_LIBRARY_ID;

/** Whether the caller hears a music library at all. */
export const libraryPresenceQuery = () =>
  queryOptions({
    queryKey: musicKeys.libraryPresence(),
    queryFn: async ({ signal }) => expectOk(await http.call(endpoints.musicLibrary.presence, { signal })).any,
    staleTime: staleTime.minutes(5),
  });
