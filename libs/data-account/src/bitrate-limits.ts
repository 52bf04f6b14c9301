import { type BitrateLimit, type BitrateLimits, type CallerBitrateLimit, endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Capability of servers that limit the bit rate of music libraries. */
export const BITRATE_LIMITS = 'bitrate-limits';

const keys = {
  callerBitrateLimit: () => [queryRoots.account, 'caller-bitrate-limit'] as const,
  bitrateLimits: () => [queryRoots.account, 'bitrate-limits'] as const,
};

/** The limit that administrators set for the caller, and whether the server converts files above a limit. */
export const callerBitrateLimitQuery = () =>
  queryOptions({
    queryKey: keys.callerBitrateLimit(),
    queryFn: async ({ signal }): Promise<CallerBitrateLimit> =>
      expectOk(await http.call(endpoints.account.bitrateLimit, { signal })).data,
    staleTime: staleTime.minutes(1),
  });

/** Limits for all listeners and for single users, for administrators. */
export const bitrateLimitsQuery = () =>
  queryOptions({
    queryKey: keys.bitrateLimits(),
    queryFn: async ({ signal }): Promise<BitrateLimits> =>
      expectOk(await http.call(endpoints.account.adminBitrateLimits, { signal })).data,
    staleTime: 0,
  });

/** A limit to be set: `uid` undefined is for all listeners, `limit` 0 removes it. */
export interface NewBitrateLimit {
  uid?: number | undefined;
  /** kbit/s */
  limit: BitrateLimit | 0;
}

/** Sets or removes a limit. */
export const setBitrateLimitMutation = () =>
  mutationOptions({
    mutationFn: async (params: NewBitrateLimit): Promise<BitrateLimits> =>
      expectOk(await http.call(endpoints.account.adminBitrateLimitSet, { params })).data,
    onSuccess: (limits, _params, _result, { client }) => {
      client.setQueryData(bitrateLimitsQuery().queryKey, limits);
      return client.invalidateQueries({ queryKey: keys.callerBitrateLimit() });
    },
  });
