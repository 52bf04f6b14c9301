import { describeActionFailure } from '@qingyin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { resultCodes } from '@qingyin/contract';
import { isApiError } from '@qingyin/http-client';

const messages: Readonly<Record<number, MessageDescriptor>> = {
  [resultCodes.wrongPassword]: msg`密码不正确，请检查后再试。`,
  [resultCodes.tooManyWrongPasswords]: msg`密码错误的次数太多了，请过一会儿再试。`,
};

/** Error message for a request that requires the password. */
export function describePasswordFailure(error: unknown): MessageDescriptor {
  const known = isApiError(error) && error.kind === 'failure' ? messages[error.code ?? 0] : undefined;
  return known ?? describeActionFailure(error);
}
