/** Result codes in the body of an answer (docs/specification/contract/transport.md#codes). */
export const resultCodes = {
  ok: 200,
  needsLogin: 301,
  badParameters: 400,
  notOwner: 401,
  /** the account has no permission */
  forbidden: 403,
  notFound: 404,
  /** extension: another change was saved in the meantime */
  conflict: 409,
  /** cloud disk: kind of file not allowed */
  fileNotAllowed: 408,
  fileBroken: 410,
  /** cloud disk: the file or the whole disk would exceed its limit */
  fileTooLarge: 501,
  alreadyThere: 201,
  noSuchAccount: 501,
  wrongPassword: 502,
  refused: 503,
  /** extension: the server cannot reach the service behind it */
  upstreamUnreachable: 504,
  tooManyWrongPasswords: 509,
  qrExpired: 800,
  qrWaiting: 801,
  qrScanned: 802,
  qrAuthorised: 803,
} as const;

/**
 * HTTP statuses of an API call that end the session (docs/specification/session.md#states and
 * docs/specification/errors.md#error-catalogue; docs/specification/errors.md#statuses-and-business-codes).
 */
export const sessionStatuses = [301, 302, 400, 404, 405, 503] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Timeout of a request (docs/specification/constants.md). */
export const REQUEST_TIMEOUT_MS = 100_000;
