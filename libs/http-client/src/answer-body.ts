import { ApiError } from './api-error.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The business code of an answer, a number or its digits: from the body, otherwise from its `data`. */
export function codeOf(body: unknown): number | undefined {
  if (!isFields(body)) return undefined;
  const code = body['code'] ?? (isFields(body['data']) ? body['data']['code'] : undefined);
  return typeof code === 'string' && /^\d+$/.test(code)
    ? Number(code)
    : typeof code === 'number'
      ? code
      : undefined;
}

/**
 * The service's message: `msg ?? message` (docs/specification/contract/transport.md#http-status); empty when it sent
 * none.
 */
export function messageOf(body: unknown): string {
  if (!isFields(body)) return '';
  const message = body['msg'] ?? body['message'];
  return typeof message === 'string' ? message : '';
}

/** Whether an answer has `success: false`. */
export const reportsFailure = (body: unknown): boolean => isFields(body) && body['success'] === false;

/** Result of a call with the format flag; `data` is the inner data, or the body when it has none. */
export type Normalised<Data> =
  | { success: true; message: ''; code: 200; data: Data }
  | { success: false; message: string; code: number | undefined };

/**
 * Normalises an answer: code 200 gives success, an empty message and the inner data (or the body); any other code
 * gives the body's fields, message and code (docs/specification/http.md, "format flag").
 */
export function normalise(body: unknown): Normalised<unknown> {
  const code = codeOf(body);
  if (code === 200) {
    return {
      success: true,
      message: '',
      code: 200,
      data: isFields(body) && 'data' in body ? body['data'] : body,
    };
  }
  return { ...(isFields(body) ? body : {}), success: false, message: messageOf(body), code };
}

/**
 * Returns an answer with code 200, so that "not found" reaches the screen as an error and not as an empty page.
 *
 * @throws {ApiError} of kind 'failure' with the code for any other answer
 */
export function expectOk<Answer>(answer: Answer): Answer {
  const code = codeOf(answer);
  if (code !== 200) throw failureError(answer, code);
  return answer;
}

/** The `ApiError` of an answer that reports a failure with HTTP status 200. */
export function failureError(body: unknown, code = codeOf(body)): ApiError {
  return new ApiError('failure', messageOf(body), { status: 200, code, body });
}
