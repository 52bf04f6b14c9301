import { ApiError } from '@qingyin/http-client';
import { expect, it } from 'vitest';
import { describeLoginFailure } from './login-failure.ts';

const failed = (code: number) => describeLoginFailure(new ApiError('failure', '', { status: 200, code }));

it('says that the password is wrong only if the service says so', () => {
  expect(failed(502).sentence.message).toContain('密码不正确');
  expect(failed(504).sentence.message).toBe('服务器出了点问题，请稍后再试。');
  const gateway = new ApiError('status', '', { status: 502 });
  expect(describeLoginFailure(gateway).sentence.message).not.toContain('密码');
});
