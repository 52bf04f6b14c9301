import type { StubAnswer } from '@qingyin/http-client/testing';
import { chooseOption } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { countries, pageAnswers, signedInAnswer } from '../../../testing/login-stub-answers.ts';
import { renderScreen } from '../../../testing/render-screen.ts';
import { CAPTCHA_RESEND_MS, persistSentCaptcha } from './sent-captcha.ts';

const sent = { code: 200, data: true };
const good = {
  ...pageAnswers,
  '/captcha/sent': sent,
  '/captcha/verify': sent,
  '/login/cellphone': signedInAnswer,
};

async function openCaptcha(answers: Readonly<Record<string, StubAnswer>> = {}, href = '/login?way=captcha') {
  const opened = await renderScreen(href, { answers: { ...good, ...answers } });
  const phone = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' });
  const captcha = screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });
  const send = async (number: string) => {
    await opened.user.type(phone, number);
    await opened.user.click(screen.getByRole('button', { name: '发送验证码' }));
  };
  const signIn = async (code: string) => {
    await opened.user.type(captcha, code);
    await opened.user.click(screen.getByRole('button', { name: '登录' }));
  };
  return { ...opened, phone, captcha, send, signIn };
}
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join();

describe('验证码登录', () => {
  it('sends a code, verifies it, logs in and returns', async () => {
    const { send, signIn, captcha, stub, router, session } = await openCaptcha(
      {},
      '/login?way=captcha&redirect=%2FplayList%2F7',
    );
    await send('138 0013-8000');
    expect(await screen.findByText(/验证码已发送到/)).toBeInTheDocument();
    expect(document.activeElement).toBe(captcha);
    await signIn('12 34 56');
    await waitFor(() => expect(router.state.location.href).toBe('/playList/7'));
    const asked = stub.requests.filter(({ url }) => /captcha|login\//.test(url.pathname));
    expect(asked.map(({ url }) => url.pathname)).toEqual([
      '/api/captcha/sent',
      '/api/captcha/verify',
      '/api/login/cellphone',
      '/api/login/status',
    ]);
    expect(asked[0]?.url.searchParams.get('ctcode')).toBe('86');
    expect(asked[0]?.url.searchParams.get('phone')).toBe('13800138000');
    expect(await asked[2]?.form()).toEqual({ phone: '13800138000', captcha: '123456', countrycode: '86' });
    expect(session.get()).toMatchObject({ login: true, userId: '10' });
  });

  it('counts down to the next code for this phone number only, also after a reload', async () => {
    const first = await openCaptcha();
    await first.send('13800138000');
    expect(await screen.findByRole('button', { name: /^(60|59) 秒后可重发$/ })).toBeInTheDocument();
    await first.user.type(first.phone, '{Backspace}1');
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeInTheDocument();
    first.unmount();

    const opened = renderScreen('/login?way=captcha', { answers: good });
    // The test setup clears the storages, unlike a reload.
    persistSentCaptcha({
      phone: '13800138000',
      countryCode: '86',
      region: 'CN',
      until: Date.now() + CAPTCHA_RESEND_MS / 2,
    });
    await opened;
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).value).toBe('13800138000');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^(30|29) 秒后可重发$/ }).disabled).toBe(
      true,
    );
  });

  it('offers the countries in the order of the list and sends the chosen one', async () => {
    const { user, send, stub } = await openCaptcha();
    const country = screen.getByRole('combobox', { name: '国家或地区' });
    await chooseOption(user, country, '+852 中国香港');
    expect(country).toHaveTextContent('+852 中国香港');
    await send('91234567');
    await screen.findByText(/验证码已发送到/);
    const asked = stub.requests.find(({ url }) => url.pathname === '/api/captcha/sent');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({
      phone: '91234567',
      ctcode: '852',
    });
  });

  it.each([
    ['美', '+1 美国'],
    ['united', '+1 美国'],
    ['852', '+852 中国香港'],
  ])('finds a country by %s', async (query, name) => {
    const { user } = await openCaptcha();
    const country = screen.getByRole('combobox', { name: '国家或地区' });
    await user.click(country);
    await waitFor(() => expect(screen.getByPlaceholderText('搜索')).toHaveFocus());
    await user.keyboard(query);
    await waitFor(() => expect(screen.getByRole('option')).toHaveAccessibleName(name));
    await user.keyboard('{Enter}');
    expect(country).toHaveTextContent(name);
  });

  it('offers the first country when the list fails to load and retries on focus', async () => {
    let calls = 0;
    const { user } = await openCaptcha({
      '/countries/code/list': () => (calls++ === 0 ? { code: 500 } : countries),
    });
    const country = screen.getByRole('combobox', { name: '国家或地区' });
    expect(country).toHaveTextContent('+86 中国');
    await waitFor(() => expect(calls).toBe(1));
    await user.click(country);
    expect(await screen.findByRole('option', { name: '+1 美国' })).toBeInTheDocument();
  });

  it('reports missing and malformed fields with the common messages', async () => {
    const { user, phone, captcha, signIn, stub } = await openCaptcha();
    await user.click(screen.getByRole('button', { name: '发送验证码' }));
    expect(screen.getByText('请输入手机号')).toBeInTheDocument();
    await user.type(phone, '12345');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('手机号的格式不正确')).toBeInTheDocument();
    expect(screen.getByText('请输入验证码')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await signIn('123');
    expect(screen.getByText('验证码须为6个字符')).toBeInTheDocument();
    expect(captcha.value).toBe('123');
    expect(stub.paths().filter((path) => path.includes('captcha'))).toEqual([]);
  });

  it.each<[string, Record<string, StubAnswer>, RegExp]>([
    ['a wrong code', { '/captcha/verify': { code: 503, data: false } }, /验证码不正确/],
    ['too many wrong codes', { '/captcha/verify': { code: 509 } }, /次数太多/],
    ['no connection', { '/captcha/verify': new TypeError('gone') }, /连不上服务器/],
  ])('reports %s and keeps the input', async (_case, answers, message) => {
    const { user, phone, captcha, signIn, session } = await openCaptcha(answers);
    await user.type(phone, '13800138000');
    await signIn('123456');
    await waitFor(() => expect(alerts()).toMatch(message));
    expect([phone.value, captcha.value]).toEqual(['13800138000', '123456']);
    expect(session.isLoggedIn()).toBe(false);
  });

  it.each<[string, StubAnswer, RegExp]>([
    ['rate-limited', { code: 405 }, /太频繁/],
    ['undeliverable', { code: 503 }, /没有发出去/],
  ])('reports a code that is %s and allows a retry', async (_case, answer, message) => {
    const { send } = await openCaptcha({ '/captcha/sent': answer });
    await send('13800138000');
    await waitFor(() => expect(alerts()).toMatch(message));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发送验证码' }).disabled).toBe(false);
  });

  it('leads a phone number without an account to sign-up and keeps the number', async () => {
    const { user, send, signIn, router } = await openCaptcha({ '/login/cellphone': { code: 501 } });
    await send('13911112222');
    await signIn('123456');
    await user.click(await screen.findByRole('button', { name: '用这个手机号注册' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ way: 'sign-up' }));
    await user.click(await screen.findByRole('tab', { name: '手机号注册' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '手机号' }).value).toBe('13911112222');
  });
});
