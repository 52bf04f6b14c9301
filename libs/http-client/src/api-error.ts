/**
 * How a call failed:
 * - `status`: an HTTP status outside 2xx
 * - `timeout`: no answer within the limit (100 000 ms, seed §7)
 * - `network`: no answer at all, or one that is not the contract's
 * - `failure`: the service answered and said no (`success: false`, or another body code than was expected)
 * - `abort`: the caller gave up
 */
export type ApiErrorKind = 'status' | 'timeout' | 'network' | 'failure' | 'abort';

interface ApiErrorFacts {
  status?: number | undefined;
  code?: number | undefined;
  body?: unknown;
  cause?: unknown;
}

/** The one error every failed call rejects with. Its message is the service's own where it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, where there was an answer */
  readonly status: number | undefined;
  /** code in the body, where there was one */
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
