/**
 * Reason of a failed call:
 * - `status`: an HTTP status outside 2xx
 * - `timeout`: no answer within the limit of 100 000 ms (docs/specification/http.md)
 * - `network`: no answer, or one that is not JSON
 * - `failure`: the service reported a failure (`success: false`, or an unexpected code in the body)
 * - `abort`: aborted by the caller
 */
export type ApiErrorKind = 'status' | 'timeout' | 'network' | 'failure' | 'abort';

interface ApiErrorFacts {
  status?: number | undefined;
  code?: number | undefined;
  body?: unknown;
  cause?: unknown;
}

/** The error with which every failed call rejects. Its message is the service's own if it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, if there was an answer */
  readonly status: number | undefined;
  /** code in the body, if there was one */
  readonly code: number | undefined;
  readonly body: unknown;

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    { status, code, body, cause }: ApiErrorFacts = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.body = body;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}
