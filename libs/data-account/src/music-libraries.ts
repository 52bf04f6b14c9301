import {
  endpoints,
  type FolderCheck,
  type LibraryConversion,
  type LibraryMember,
  type MusicLibrary,
  type UnreadableFile,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** The service has music libraries that administrators manage (docs/api-extensions.md). */
export const MUSIC_LIBRARIES = 'library-administration';

/** Polling intervals while a scan runs, and while none does, ms. */
const SCANNING_MS = 2000;
const IDLE_MS = 15_000;

/** Settings of a music library, with the users who hear it. */
export interface LibrarySettings {
  name: string;
  everyone: boolean;
  guests: boolean;
  members: readonly LibraryMember[];
  watch: boolean;
}

/** Music libraries of the server, and whether it converts sound files. */
interface LibraryList {
  libraries: MusicLibrary[];
  conversion: LibraryConversion | undefined;
}

/** Music libraries of the server, for administrators. Polled while the page is visible, more often during a scan. */
export const musicLibrariesQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.musicLibraries(),
    queryFn: async ({ signal }): Promise<LibraryList> => {
      const { data, conversion } = expectOk(await http.call(endpoints.account.adminLibraries, { signal }));
      return { libraries: data, conversion };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.libraries.some(({ scan }) => scan) ? SCANNING_MS : IDLE_MS),
  });

/** What a folder of the server looks like; `path` is not trimmed. */
export const folderCheckQuery = (path: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.folderCheck(path),
    queryFn: async ({ signal }): Promise<FolderCheck> =>
      expectOk(await http.call(endpoints.account.adminLibraryCheck, { params: { path }, signal })).data,
    // Somebody may create or mount the folder meanwhile.
    staleTime: 0,
    gcTime: 0,
  });

interface ProblemPage {
  files: UnreadableFile[];
  more: boolean;
}

/** Infinite query of the files of a music library that could not be read. */
export const unreadableFilesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: lazyAccountKeys.unreadableFiles(id),
    queryFn: async ({ pageParam, signal }): Promise<ProblemPage> => {
      const params = { id, offset: pageParam };
      const { data, more } = expectOk(
        await http.call(endpoints.account.adminLibraryProblems, { params, signal }),
      );
      return { files: data, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last.more ? pages.reduce((sum, { files }) => sum + files.length, 0) : undefined,
    staleTime: 0,
  });
