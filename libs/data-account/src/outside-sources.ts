import { endpoints, type OutsideSourceSettings } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { libraryAdministrationKeys } from './library-keys.ts';

/** Capability of servers that look for covers at outside sources (docs/api-extensions.md). */
export const OUTSIDE_SOURCES = 'outside-sources';

/** Services that the server asks for missing covers and descriptions. */
export const outsideSourcesQuery = () =>
  queryOptions({
    queryKey: libraryAdministrationKeys.outsideSources(),
    queryFn: async ({ signal }): Promise<OutsideSourceSettings> =>
      expectOk(await http.call(endpoints.account.adminSources, { signal })).data,
    staleTime: 0,
    // A form that starts with older settings would turn on a source that another administrator has turned off.
    gcTime: 0,
  });

/** Turns services on and off; they need a contact. */
export const setOutsideSourcesMutation = () =>
  mutationOptions({
    mutationFn: async ({ enabled, contact }: OutsideSourceSettings): Promise<void> => {
      const params = { enabled: enabled.join(','), contact };
      expectOk(await http.call(endpoints.account.adminSourcesSet, { params }));
    },
    meta: {
      invalidates: [libraryAdministrationKeys.outsideSources(), [queryRoots.music], [queryRoots.library]],
    },
  });
