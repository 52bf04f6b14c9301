import { endpoints, type LoginAnswer, resultCodes } from '@qingyin/contract';
import { ApiError, expectOk, http, messageOf } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazyAccountKeys } from './lazy-keys.ts';
import { fetchLoginStatus } from './login-status.ts';

export interface QrCode {
  key: string;
  /** content of the QR code, for the other device */
  url: string;
}

/** State of a QR code. From `scanned` on it includes the user who scanned it. */
export interface QrState {
  state: 'waiting' | 'scanned' | 'confirmed' | 'expired';
  nickname?: string;
  avatarUrl?: string;
  cookie: string;
}

/** Built on each call, because chunks of the bundle may be evaluated in any order. */
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
/** Polling interval, ms; longer after an error. */
const LOOK_MS = 1500;
const LOOK_AGAIN_MS = 5000;
/** Time after which an unused code leaves the cache, ms; less than its validity at the service (three minutes). */
const UNUSED_MS = 2 * 60_000;

/** Creates a QR code for login; each fetch creates another one. */
export const qrCodeQuery = () =>
  queryOptions({
    queryKey: lazyAccountKeys.qrCode(),
    queryFn: async ({ signal }): Promise<QrCode> => {
      const { data } = expectOk(await http.call(endpoints.account.loginQrKey, { signal }));
      const key = data.unikey;
      const made = expectOk(await http.call(endpoints.account.loginQrCreate, { params: { key }, signal }));
      return { key, url: made.data.qrurl };
    },
    staleTime: staleTime.forever,
    gcTime: UNUSED_MS,
  });

/** Polls the state of a code until it is confirmed or expired; pauses while the page is hidden. */
export const qrStateQuery = (key: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.qrState(key),
    // Without the abort signal: the service reports a confirmation only once, so that answer must not be
    // discarded. Without `noCookie`, which the contract advises: pages do not get the secret as a string, the
    // cookie alone logs them in.
    queryFn: async (): Promise<QrState> => {
      const answer = await http.call(endpoints.account.loginQrCheck, { params: { key } });
      const state = stateOf(answer.code);
      if (!state) throw new ApiError('failure', messageOf(answer), { status: 200, code: answer.code });
      // Some services include the cookie attribute HTTPOnly in the text (docs/specification/contract/sign-in.md).
      return { ...answer, state, cookie: answer.cookie.replaceAll(' HTTPOnly', '') };
    },
    staleTime: staleTime.none,
    gcTime: 0,
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return LOOK_AGAIN_MS;
      return data?.state === 'confirmed' || data?.state === 'expired' ? false : LOOK_MS;
    },
  });

/** Fetches the user after a confirmed QR login, whose answer does not contain the user. */
export const qrLoginMutation = () =>
  mutationOptions({
    mutationFn: async (cookie: string): Promise<LoginAnswer> => {
      const { account, profile } = await fetchLoginStatus();
      return { code: 200, cookie, ...(account ? { account } : {}), ...(profile ? { profile } : {}) };
    },
  });

/**
 * Marks a QR code as scanned; returns the ticket with which the logged-in user confirms or refuses it
 * (docs/api-extensions.md).
 */
export const qrScanQuery = (key: string) =>
  queryOptions({
    queryKey: lazyAccountKeys.qrScan(key),
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

/** Confirms or refuses a QR login. Rejects with `ApiError` code 404 when the code has expired. */
export const decideQrLoginMutation = () =>
  mutationOptions({
    mutationFn: async (decision: QrDecision): Promise<void> => {
      expectOk(await http.call(endpoints.account.qrConfirm, { params: decision }));
    },
  });
