import { endpoints, type Endpoint, type MusicLibrary, type MusicLibraryParams } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';
import { type LibrarySettings, musicLibrariesQuery } from './music-libraries.ts';

const libraries = [lazyAccountKeys.musicLibraries()];
/** What people hear changes with the libraries. */
const librariesAndMusic = [...libraries, [queryRoots.music], [queryRoots.library]];

const paramsOf = ({ members, ...settings }: LibrarySettings): MusicLibraryParams => ({
  ...settings,
  members: members.map(({ userId }) => userId).join(','),
});

/** Adds a folder and returns the library's id. Rejects with `ApiError` code 400 when the folder cannot be one. */
export const addMusicLibraryMutation = () =>
  mutationOptions({
    mutationFn: async ({ path, settings }: { path: string; settings: LibrarySettings }): Promise<number> => {
      const params = { path, ...paramsOf(settings) };
      return expectOk(await http.call(endpoints.account.adminLibraryAdd, { params })).data.id;
    },
    meta: { invalidates: libraries },
  });

/** Changes name, listeners and watching: optimistic update, rolled back when the service refuses. */
export const updateMusicLibraryMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, settings }: { id: number; settings: LibrarySettings }): Promise<void> => {
      const params = { id, ...paramsOf(settings) };
      expectOk(await http.call(endpoints.account.adminLibraryUpdate, { params }));
    },
    onMutate: ({ id, settings }, { client }) =>
      change(client, id, { ...settings, members: [...settings.members] }),
    onError: (_error, _change, result, { client }) => rollBack(client, result?.before),
    meta: { invalidates: librariesAndMusic },
  });

/** A change of one library that needs only its id, with the optimistic update that shows it at once. */
const changeById = (
  endpoint: Endpoint<{ id: number }, { code: number }>,
  shown: () => Partial<MusicLibrary>,
  invalidates: typeof librariesAndMusic,
) =>
  mutationOptions({
    mutationFn: async (id: number): Promise<void> => {
      expectOk(await http.call(endpoint, { params: { id } }));
    },
    onMutate: (id, { client }) => change(client, id, shown()),
    onError: (_error, _id, result, { client }) => rollBack(client, result?.before),
    meta: { invalidates },
  });

/** Removes a music library; it can be restored for 30 days. Optimistic update. */
export const removeMusicLibraryMutation = () =>
  changeById(
    endpoints.account.adminLibraryRemove,
    () => ({ removedAt: Date.now(), scan: null }),
    librariesAndMusic,
  );

/** Brings a removed music library back. Optimistic update. */
export const restoreMusicLibraryMutation = () =>
  changeById(endpoints.account.adminLibraryRestore, () => ({ removedAt: null }), librariesAndMusic);

/** Confirms that the missing files of an offline library were deleted on purpose. */
export const confirmMissingFilesMutation = () =>
  changeById(endpoints.account.adminLibraryConfirm, () => ({}), librariesAndMusic);

/** Starts a scan, which shows at once. */
export const scanMusicLibraryMutation = () =>
  changeById(
    endpoints.account.adminLibraryScan,
    () => ({
      scan: {
        ...{ pass: 'folders', found: 0, toRead: 0, read: 0, failed: 0 },
        ...{ startedAt: Date.now(), leftMs: null },
      },
    }),
    libraries,
  );

/** Changes the cached library and returns it as it was. */
async function change(
  client: QueryClient,
  id: number,
  changed: Partial<MusicLibrary>,
): Promise<{ before: MusicLibrary | undefined }> {
  const { queryKey } = musicLibrariesQuery();
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey)?.libraries.find((library) => library.id === id);
  setLibrary(client, id, (library) => ({ ...library, ...changed }));
  return { before };
}

/** Puts one library back, so that changes of others stay. */
function rollBack(client: QueryClient, before: MusicLibrary | undefined): void {
  if (before) setLibrary(client, before.id, () => before);
}

const setLibrary = (client: QueryClient, id: number, set: (library: MusicLibrary) => MusicLibrary): void =>
  void client.setQueryData(
    musicLibrariesQuery().queryKey,
    (known) =>
      known && {
        ...known,
        libraries: known.libraries.map((library) => (library.id === id ? set(library) : library)),
      },
  );
