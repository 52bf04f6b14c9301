import { resultCodes } from '@qingyin/contract';

/**
 * An error whose message is shown to the caller: HTTP 200 with this code in the body
 * (docs/specification/errors.md#statuses-and-business-codes). Only `needsLogin` is sent as an HTTP status, because a
 * missing session is a session error.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number;
  readonly body: object;

  constructor(code: number, message: string, body: object = {}) {
    super(message);
    this.code = code;
    this.body = body;
  }
}

/** Error for a missing resource. @param what its kind in Chinese, e.g. 歌单 */
export const notFound = (what: string): BusinessError =>
  new BusinessError(resultCodes.notFound, `${what}不存在`);
export const needsLogin = (): BusinessError => new BusinessError(resultCodes.needsLogin, '需要登录');
/** Error for invalid parameters. @param message Chinese text of the catalogue (`error-messages/texts.ts`) */
export const badParameters = (message = '参数错误'): BusinessError =>
  new BusinessError(resultCodes.badParameters, message);

/** Codes beyond the contract for the server's own state; they follow the HTTP statuses of the same meaning. */
export const serverCodes = {
  foreignPage: 403,
  failed: 500,
  /** the service behind `--api` cannot be reached; 502 would be a wrong password */
  upstream: resultCodes.upstreamUnreachable,
  overloaded: 503,
  storageFull: 507,
  readOnly: 507,
} as const;

/** Answer of a failed API call. */
export interface Failure {
  status: 200 | 301;
  body: { code: number; msg: string; message: string };
}

/**
 * Builds a failure answer; the message stands in `msg` and `message`, since clients read either
 * (docs/specification/contract/transport.md#http-status).
 */
export const failure = (code: number, message: string, more: object = {}): Failure => ({
  status: code === resultCodes.needsLogin ? 301 : 200,
  body: { ...more, code, msg: message, message },
});
