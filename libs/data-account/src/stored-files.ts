import { endpoints, type StoredFilesState } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ownKeys } from './own-keys.ts';

/** The state of stored files, for administrators. */
export const storedFilesQuery = () =>
  queryOptions({
    queryKey: ownKeys.storedFiles(),
    queryFn: async ({ signal }): Promise<StoredFilesState> =>
      expectOk(await http.call(endpoints.account.adminFiles, { signal })).data,
    staleTime: 0,
  });

/**
 * Confirms a clean-up that has stopped. Takes the number of unknown files that was shown. Rejects with `ApiError`: 400
 * there are more of them now.
 */
export const cleanFilesMutation = () =>
  mutationOptions({
    mutationFn: async (unknown: number): Promise<void> => {
      expectOk(await http.call(endpoints.account.adminFilesClean, { params: { unknown } }));
    },
    onSettled: (_done, _error, _unknown, _result, { client }) =>
      client.invalidateQueries({ queryKey: ownKeys.storedFiles() }),
  });
