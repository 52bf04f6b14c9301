import { type DemoCatalogueState, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** Capability of servers whose demo catalogue administrators can remove and add. */
export const DEMO_CATALOGUE = 'demo-catalogue';
/** Polling interval while the demo catalogue is being changed, ms. */
const LOOK_MS = 1000;

/** State of the demo catalogue, for administrators. */
export const demoCatalogueQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.demoCatalogue(),
    queryFn: async ({ signal }): Promise<DemoCatalogueState> =>
      expectOk(await http.call(endpoints.account.adminDemo, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'adding' || data?.state === 'removing' ? LOOK_MS : false,
  });

/** Adds or removes the demo catalogue; the server changes it in the background. */
export const setDemoCatalogueMutation = () =>
  mutationOptions({
    mutationFn: async (on: boolean): Promise<DemoCatalogueState> =>
      expectOk(await http.call(endpoints.account.adminDemoSet, { params: { on: on ? 1 : 0 } })).data,
    onSuccess: (state, _on, _result, { client }) => {
      client.setQueryData(demoCatalogueQuery().queryKey, state);
    },
  });
