import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Description of an error for the user. */
export interface ErrorDescription {
  sentence: MessageDescriptor;
  /** message of the server, if it sent one */
  detail?: string;
}

interface ErrorShape {
  name?: unknown;
  message?: unknown;
  kind?: unknown;
  status?: unknown;
  code?: unknown;
}

const NOT_ALLOWED = new Set([401, 403]);
const NOT_THERE = new Set([404, 410]);
/** The server cannot reach the service behind it (`resultCodes.upstreamUnreachable` of the contract). */
const UPSTREAM_UNREACHABLE = 504;
const serverFailed: ErrorDescription = { sentence: msg`服务器出了点问题，请稍后再试。` };

/**
 * User message for an error, by the shape of the error and not its class (`ApiError` kinds and codes of http-client,
 * chunk errors (docs/specification/errors.md#error-catalogue)), so that errors of every origin are handled in one
 * place.
 */
export function describeError(error: unknown): ErrorDescription {
  const shape: ErrorShape = typeof error === 'object' && error !== null ? error : {};
  if (shape.name === 'ChunkLoadError' || shape.code === 'CSS_CHUNK_LOAD_FAILED')
    return { sentence: msg`这一页没有完整送达，请再试一次。` };
  switch (shape.kind) {
    case 'network':
      return { sentence: msg`连不上服务器，请检查网络后再试。` };
    case 'timeout':
      return { sentence: msg`服务器迟迟没有回应，请稍后再试。` };
    case 'failure':
      return { ...describeCode(shape.code), detail: textOf(shape.message) };
    case 'status':
      return typeof shape.status === 'number' && shape.status >= 500
        ? serverFailed
        : describeCode(shape.status);
    default:
      return { sentence: msg`这里出了点问题。` };
  }
}

function describeCode(code: unknown): ErrorDescription {
  if (code === UPSTREAM_UNREACHABLE) return serverFailed;
  if (typeof code === 'number' && NOT_ALLOWED.has(code)) return { sentence: msg`你没有权限查看这些内容。` };
  if (typeof code === 'number' && NOT_THERE.has(code))
    return { sentence: msg`没有找到这些内容，也许已被删除。` };
  return { sentence: msg`没能取到内容，请再试一次。` };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
