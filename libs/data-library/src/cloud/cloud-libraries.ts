import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cloudKeys } from './cloud-keys.ts';
import { type CloudDisk, cloudSongsOf, updateCloudSongs } from './cloud-query.ts';
import { type CloudSong, toCloudSong } from './cloud-song.ts';

/** Capability: uploads can be added to music libraries (docs/api-extensions.md). */
export const CLOUD_TO_LIBRARY = 'cloud-to-library';
/** Most ids in one call. */
const AT_ONCE = 1000;

export interface CloudLibraryVariables {
  uid: string;
  /** songs that are not in the library; when `add` is false, songs that are */
  ids: readonly number[];
  library: number;
  /** false: removes them from the library */
  add: boolean;
}

/** Cached songs of the cloud disk with these ids. */
function cachedSongs(client: QueryClient, uid: string, ids: readonly number[]): CloudSong[] {
  const wanted = new Set(ids);
  const disk = client.getQueryData<CloudDisk>(cloudKeys.cloud(uid));
  return cloudSongsOf(disk?.pages ?? []).filter(({ id }) => wanted.has(id));
}

/** Whether one of these songs of the cloud disk is in a music library. */
export const isInMusicLibrary = (client: QueryClient, uid: string, ids: readonly number[]): boolean =>
  cachedSongs(client, uid, ids).some(({ libraryIds }) => libraryIds.length > 0);

function show(client: QueryClient, { uid, library, add }: CloudLibraryVariables, ids: readonly number[]) {
  const songs = cachedSongs(client, uid, ids).map((song) => {
    const others = song.libraryIds.filter((id) => id !== library);
    return { ...song, libraryIds: add ? [...others, library] : others };
  });
  updateCloudSongs(client, uid, songs);
}

/**
 * Fetches changed songs: a song that a library has already, from another file, continues with the data of that one.
 * Failures are ignored, because the change itself has succeeded.
 */
async function refresh(client: QueryClient, uid: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  try {
    const params = { id: ids.join() };
    const { data } = expectOk(await http.call(endpoints.cloud.userCloudDetail, { params }));
    updateCloudSongs(client, uid, data.map(toCloudSong));
  } catch {
    // The songs are as before until the disk is fetched again.
  }
}

/**
 * Adds songs of the cloud disk to a music library or removes them, as an optimistic update. Resolves to the ids that
 * succeeded, which may be fewer; rejects when no call did. Failed ids are rolled back.
 */
export const cloudLibraryMutation = () =>
  mutationOptions({
    // In the order of the clicks.
    scope: { id: 'cloud-libraries' },
    mutationFn: async (
      { uid, ids, library, add }: CloudLibraryVariables,
      { client },
    ): Promise<readonly number[]> => {
      const call = add ? endpoints.cloud.cloudLibraryAdd : endpoints.cloud.cloudLibraryRemove;
      const through: number[] = [];
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const params = { id: ids.slice(from, from + AT_ONCE).join(), library };
        try {
          const { succIds } = expectOk(await http.call(call, { params }));
          through.push(...succIds);
          await refresh(client, uid, succIds);
        } catch (error) {
          if (from === 0) throw error;
          // Partial success: the caller compares the result with the ids it passed.
          break;
        }
      }
      return through;
    },
    onMutate: (change, { client }) => show(client, change, change.ids),
    onSettled: (through, _error, change, _result, { client }) => {
      const arrived = new Set(through);
      // Shown again, in case the disk was fetched in the meantime.
      show(client, change, [...arrived]);
      show(
        client,
        { ...change, add: !change.add },
        change.ids.filter((id) => !arrived.has(id)),
      );
    },
    meta: { invalidates: [cloudKeys.musicLibraries()] },
  });
