import { endpoint } from '@qingyin/contract';
import { createHttp, isApiError, type ApiError, type HttpSignal } from '../index.ts';
import { stubFetch, type StubAnswer } from './stub-fetch.ts';

export const plain = endpoint<
  { id?: string; flag?: boolean; none?: undefined; list?: string },
  { code: number }
>('/thing');
export const NOW = 1_700_000_000_000;

/** A client whose calls to /thing are answered by `answer`, with its emitted signals. */
export function setUp(answer: StubAnswer = { code: 200 }) {
  const stub = stubFetch({ '/thing': answer });
  const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test', now: () => NOW });
  const signals: HttpSignal[] = [];
  client.signals.on((signal) => signals.push(signal));
  return { stub, client, signals };
}

/** The `ApiError` with which a call rejected; throws otherwise. */
export const rejectedApiError = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => new Error('the call was fulfilled'),
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw error;
  return error;
};

/** An answer with a status, by default with the same code in its body. */
export const status = (code: number, body: object = { code }) =>
  new Response(JSON.stringify(body), { status: code });
