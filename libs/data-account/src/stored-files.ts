import { endpoints, type StoredFilesState } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** State of stored files, for administrators. */
export const storedFilesQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.storedFiles(),
    queryFn: async ({ signal }): Promise<StoredFilesState> =>
      expectOk(await http.call(endpoints.account.adminFiles, { signal })).data,
    staleTime: 0,
  });

/**
 * Approves a suspended clean-up; takes the number of unreferenced files that was shown. Rejects with `ApiError`
 * code 400 when there are more by now.
 */
export const cleanFilesMutation = () =>
  mutationOptions({
    mutationFn: async (unknown: number): Promise<void> => {
      expectOk(await http.call(endpoints.account.adminFilesClean, { params: { unknown } }));
    },
    onSettled: (_done, _error, _unknown, _result, { client }) =>
      client.invalidateQueries({ queryKey: lazyAccountKeys.storedFiles() }),
  });
