import { endpoints, type Account, type Capabilities, type UserProfile } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { accountKeys } from './keys.ts';

export interface LoginStatus {
  account: Account | null;
  /** not null = logged in (docs/specification/contract/sign-in.md) */
  profile: UserProfile | null;
}

export async function fetchLoginStatus(signal?: AbortSignal): Promise<LoginStatus> {
  const { data } = expectOk(await http.call(endpoints.account.loginStatus, { signal }));
  return { account: data.account, profile: data.profile };
}

/** Account and profile of the logged-in user. */
export const loginStatusQuery = () =>
  queryOptions({
    queryKey: accountKeys.loginStatus(),
    queryFn: ({ signal }) => fetchLoginStatus(signal),
    staleTime: staleTime.minutes(5),
  });

/** Capabilities of the service behind this page (docs/specification/http.md#calls-beyond-the-contract). */
export const capabilitiesQuery = () =>
  queryOptions({
    queryKey: accountKeys.capabilities(),
    queryFn: async ({ signal }): Promise<Capabilities['data']> =>
      expectOk(await http.call(endpoints.system.capabilities, { signal })).data,
    staleTime: staleTime.forever,
  });
