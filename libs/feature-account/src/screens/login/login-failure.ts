import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@qingyin/http-client';
import { describeError } from '@qingyin/ui';

/** Answers of the login calls (contract page, 1.5) in our own words. */
const byCode: Readonly<Record<number, MessageDescriptor>> = {
  400: msg`账号或密码不正确，请检查后再试。`,
  501: msg`这个账号还没有注册。`,
  502: msg`账号或密码不正确，请检查后再试。`,
  509: msg`密码错误的次数太多了，请过一会儿再试。`,
};

/**
 * Why signing in did not work. Only codes of an answer count: an HTTP status 502 is a broken gateway and says
 * nothing about the password. What the service says beyond our words stands behind as `detail`.
 */
export function describeLoginFailure(error: unknown): { sentence: MessageDescriptor; detail?: string } {
  const known = isApiError(error) && error.kind === 'failure' ? byCode[error.code ?? 0] : undefined;
  return known ? { sentence: known } : describeError(error);
}
