import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@qingyin/http-client';
import { describeError, type ErrorDescription } from '@qingyin/ui';
import { CookiesBlockedError } from './require-cookies.ts';

type FailureMessages = Readonly<Record<number, MessageDescriptor>>;

/** Messages for the result codes of the login endpoints (docs/specification/contract/transport.md#codes). */
const login: FailureMessages = {
  400: msg`账号或密码不正确，请检查后再试。`,
  501: msg`这个账号还没有注册。`,
  502: msg`账号或密码不正确，请检查后再试。`,
  509: msg`密码错误的次数太多了，请过一会儿再试。`,
};
const captcha: FailureMessages = {
  400: msg`手机号或验证码不正确，请检查后再试。`,
  501: msg`这个手机号还没有注册。`,
  503: msg`验证码不正确，或者已经过期。`,
  509: msg`验证码错误的次数太多了，请过一会儿再试。`,
};
const sending: FailureMessages = {
  400: msg`不能往这个号码发送验证码，请检查国家或地区和手机号。`,
  405: msg`验证码发送得太频繁了，请过一会儿再试。`,
  503: msg`验证码没有发出去，请稍后再试。`,
};
const signUp: FailureMessages = {
  405: msg`注册得太频繁了，请过一会儿再试。`,
  503: msg`验证码不正确，或者已经过期。`,
  509: msg`验证码错误的次数太多了，请过一会儿再试。`,
};

/**
 * Message for a failed request. Only result codes of an answer are looked up: an HTTP status 502 is a broken
 * gateway and says nothing about the password. A message of the service without a text of its own here follows as
 * `detail`.
 */
function describe(error: unknown, messages: FailureMessages): ErrorDescription {
  if (error instanceof CookiesBlockedError)
    return {
      sentence: msg`浏览器不让青音保存 Cookie，登录没有办法生效。请在浏览器设置里允许本站保存 Cookie，再试一次。`,
    };
  const known = isApiError(error) && error.kind === 'failure' ? messages[error.code ?? 0] : undefined;
  return known ? { sentence: known } : describeError(error);
}

/** Message for a failed login by password. */
export const describeLoginFailure = (error: unknown): ErrorDescription => describe(error, login);
/** Message for a failed login by one-time code. */
export const describeCaptchaFailure = (error: unknown): ErrorDescription => describe(error, captcha);
/** Message for a one-time code that was not sent. */
export const describeSendFailure = (error: unknown): ErrorDescription => describe(error, sending);

/** Message for a failed password reset; for code 403 with the reason given by the service. */
export function describeResetFailure(error: unknown): ErrorDescription {
  const said = isApiError(error) && error.kind === 'failure' && error.code === 403;
  return said ? { sentence: msg`没有换成密码。`, detail: error.message } : describe(error, captcha);
}

/** Message for a failed sign-up; for codes 400 and 403 with the reason given by the service. */
export function describeSignUpFailure(error: unknown): ErrorDescription {
  const said = isApiError(error) && error.kind === 'failure' && [400, 403].includes(error.code ?? 0);
  if (said) return { sentence: msg`没有注册成功。`, detail: error.message };
  return describe(error, signUp);
}
