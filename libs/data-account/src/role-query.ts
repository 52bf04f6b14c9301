import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';

/** Role of the user beyond an ordinary member: `admin`, `demo` or `''`. */
export const roleQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.role(),
    queryFn: async ({ signal }): Promise<string> =>
      expectOk(await http.call(endpoints.account.role, { signal })).data.role,
    staleTime: staleTime.minutes(5),
  });
