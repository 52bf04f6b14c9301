import { FileError } from '@qingyin/server-files';
import { classifyDbError } from '@qingyin/server-db';
import { BusinessError, type Failure, failure, serverCodes } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import { ZodError } from 'zod';
import { fileErrorAnswers, isServerFault } from './file-error-answers.ts';
import { hasTranslation } from './error-messages/index.ts';

/** Code and message in the contract's terms, by HTTP status of a framework error. */
const refusals: Partial<Record<number, [code: number, message: string]>> = {
  400: [resultCodes.badParameters, '请求格式错误'],
  404: [resultCodes.notFound, '没有这个接口'],
  405: [resultCodes.badParameters, '不支持的请求方法'],
  408: [resultCodes.badParameters, '请求超时'],
  413: [resultCodes.badParameters, '请求内容过大'],
  414: [resultCodes.badParameters, '请求地址过长'],
  415: [resultCodes.badParameters, '不支持的内容类型'],
  429: [serverCodes.overloaded, '请求过于频繁'],
  503: [serverCodes.overloaded, '服务器繁忙，请稍后再试'],
};

/**
 * Maps any error of an API call to its answer. Only a missing session has an HTTP status other than 200; everything
 * else is HTTP 200 with a code in the body (docs/specification/errors.md#statuses-and-business-codes).
 *
 * @returns the answer, and the level at which the error is logged for the operator
 */
export function answerForError(error: unknown): { failure: Failure; severity: 'none' | 'warn' | 'error' } {
  if (error instanceof BusinessError)
    return { failure: failure(error.code, error.message, error.body), severity: 'none' };
  if (error instanceof FileError) {
    const [code, message] = fileErrorAnswers[error.code];
    return { failure: failure(code, message), severity: isServerFault(error) ? 'error' : 'none' };
  }
  if (error instanceof ZodError) {
    // Messages of schema refinements are translated and more helpful than the parameter's name.
    const said = error.issues.find(({ code, message }) => code === 'custom' && hasTranslation(message));
    if (said) return { failure: failure(resultCodes.badParameters, said.message), severity: 'none' };
    const names = [...new Set(error.issues.map((issue) => String(issue.path[0] ?? '')))].filter(Boolean);
    return { failure: failure(resultCodes.badParameters, `参数错误：${names.join('、')}`), severity: 'none' };
  }
  const trouble = classifyDbError(error);
  if (trouble === 'full')
    return { failure: failure(serverCodes.storageFull, '服务器磁盘已满，未能保存'), severity: 'error' };
  if (trouble === 'read-only')
    return { failure: failure(serverCodes.readOnly, '服务器数据不可写，未能保存'), severity: 'error' };
  if (trouble === 'away')
    return {
      failure: failure(serverCodes.failed, '服务器数据库暂时连接不上，请稍后再试'),
      severity: 'error',
    };
  const status = statusOf(error);
  const refusal = refusals[status];
  if (refusal) return { failure: failure(refusal[0], refusal[1]), severity: 'none' };
  if (status >= 400 && status < 500)
    return { failure: failure(resultCodes.badParameters, '请求错误'), severity: 'warn' };
  return { failure: failure(serverCodes.failed, '服务器内部错误'), severity: 'error' };
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
