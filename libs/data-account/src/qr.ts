import { endpoints, type LoginAnswer, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http, wordsOf } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ownKeys } from './own-keys.ts';
import { fetchLoginStatus } from './queries.ts';

export interface QrCode {
  key: string;
  /** what the other device reads */
  url: string;
}

/** Where a code stands. Who scanned it is known from `scanned` on. */
export interface QrState {
  state: 'waiting' | 'scanned' | 'confirmed' | 'expired';
  nickname?: string;
  avatarUrl?: string;
  cookie: string;
}

/** Looked up when asked, since chunks may begin in any order. */
function stateOf(code: number): QrState['state'] | undefined {
  const { qrExpired, qrWaiting, qrScanned, qrAuthorised } = resultCodes;
  const states: Readonly<Record<number, QrState['state']>> = {
    [qrExpired]: 'expired',
    [qrWaiting]: 'waiting',
    [qrScanned]: 'scanned',
    [qrAuthorised]: 'confirmed',
  };
  return states[code];
}
/** Between two looks at a code, ms; longer while the service cannot be reached. */
const LOOK_MS = 1500;
const LOOK_AGAIN_MS = 5000;
/** A code that nobody shows any more is forgotten before it expires at the service (three minutes). */
const UNUSED_MS = 2 * 60_000;

/** A new code to be scanned; asking for it again makes another. */
export const qrCodeQuery = () =>
  queryOptions({
    queryKey: ownKeys.qrCode(),
    queryFn: async ({ signal }): Promise<QrCode> => {
      const { data } = expectOk(await http.call(endpoints.account.loginQrKey, { signal }));
      const key = data.unikey;
      const made = expectOk(await http.call(endpoints.account.loginQrCreate, { params: { key }, signal }));
      return { key, url: made.data.qrurl };
    },
    staleTime: staleTime.forever,
    gcTime: UNUSED_MS,
  });

/** Looks at a code calmly until it is decided, and not while the page is hidden. */
export const qrStateQuery = (key: string) =>
  queryOptions({
    queryKey: ownKeys.qrState(key),
    // Without the signal: a confirmed code is told of once, and that answer must not be thrown away. And without `noCookie`,
    // which the contract advises: pages are not given the secret as a string, the cookie alone signs them in.
    queryFn: async (): Promise<QrState> => {
      const answer = await http.call(endpoints.account.loginQrCheck, { params: { key } });
      const state = stateOf(answer.code);
      if (!state) throw new ApiError('failure', wordsOf(answer), { status: 200, code: answer.code });
      // Some services write words for servers into it (contract page, 3.1).
      return { ...answer, state, cookie: answer.cookie.replaceAll(' HTTPOnly', '') };
    },
    staleTime: staleTime.none,
    gcTime: 0,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return LOOK_AGAIN_MS;
      return data?.state === 'confirmed' || data?.state === 'expired' ? false : LOOK_MS;
    },
  });

/** Who was signed in by a confirmed code: the answer that confirms does not say. */
export const qrLoginMutation = () =>
  mutationOptions({
    mutationFn: async (cookie: string): Promise<LoginAnswer> => {
      const { account, profile } = await fetchLoginStatus();
      return { code: 200, cookie, ...(account ? { account } : {}), ...(profile ? { profile } : {}) };
    },
  });

/** The ticket with which whoever is signed in decides about a code they look at (docs/api-extensions.md). */
export const qrScanQuery = (key: string) =>
  queryOptions({
    queryKey: ownKeys.qrScan(key),
    queryFn: async (): Promise<string> => {
      const params = { key, action: 'scan' as const };
      return expectOk(await http.call(endpoints.account.qrConfirm, { params })).data.ticket;
    },
    staleTime: staleTime.forever,
    gcTime: 0,
  });

export interface QrDecision {
  key: string;
  ticket: string;
  action: 'confirm' | 'refuse';
}

/** Rejects with `ApiError`: 404 the code is not to be had any more. */
export const decideQrMutation = () =>
  mutationOptions({
    mutationFn: async (decision: QrDecision): Promise<void> => {
      expectOk(await http.call(endpoints.account.qrConfirm, { params: decision }));
    },
  });
