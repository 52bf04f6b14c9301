import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { actionBar } from '@qingyin/ui';
import { renderScreen } from '../../testing/render-screen.ts';

const signedIn = {
  code: 200,
  account: { id: 10 },
  profile: { userId: 10, nickname: '青音听众' },
  cookie: 'MUSIC_U=abc; Path=/;',
};
const capabilities = (features: string[]) => ({
  code: 200,
  data: { product: 'qingyin', version: '1', foreign: false, features },
});
const quiet = { '/x/capabilities': capabilities([]) };

async function openLogin(answers: Readonly<Record<string, StubAnswer>> = {}, href = '/login') {
  const opened = await renderScreen(href, { answers: { ...quiet, ...answers } });
  const account = screen.getByRole<HTMLInputElement>('textbox', { name: '手机号或邮箱' });
  const password = screen.getByLabelText<HTMLInputElement>('密码');
  const submit = screen.getByRole('button', { name: '登录' });
  const signIn = async (name: string, word: string) => {
    await opened.user.type(account, name);
    await opened.user.type(password, word);
    await opened.user.click(submit);
  };
  return { ...opened, account, password, submit, signIn };
}
const here = ({ router }: { router: { state: { location: { href: string } } } }) =>
  router.state.location.href;

describe('login page', () => {
  it('has the accessible names that tests and assistive technology use', async () => {
    const { account } = await openLogin();
    expect(screen.getByRole('tab', { name: '密码登录' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('button', { name: '游客访问' })).toBeInTheDocument();
    expect(account.autocomplete).toBe('off');
  });

  it.each([
    ['138 0013 8000', '/login/cellphone', { phone: '13800138000', password: 'qingyin' }],
    ['demo@qingyin.local', '/login', { email: 'demo@qingyin.local', password: 'qingyin' }],
  ])('logs in with %s through %s', async (name, path, sent) => {
    const { stub, session, signIn, ...opened } = await openLogin({ [path]: signedIn });
    await signIn(name, 'qingyin');
    await waitFor(() => expect(here(opened)).toBe('/personal-recommendation'));
    const request = stub.requests.find(({ url }) => url.pathname === `/api${path}`);
    expect(request?.method).toBe('POST');
    expect({
      ...Object.fromEntries(request?.url.searchParams ?? []),
      ...(await request?.form()),
    }).toMatchObject(sent);
    expect(session.get()).toEqual({
      cookie: 'MUSIC_U=abc; Path=/;',
      userId: '10',
      visitor: false,
      login: true,
    });
    expect(localStorage.getItem('login')).toBe('true');
  });

  it("returns to the previous page and clears the guest's cached answers", async () => {
    const opened = await openLogin({ '/login/cellphone': signedIn }, '/login?redirect=%2FplayList%2F7');
    opened.queryClient.setQueryData(['music', 'of-the-guest'], 1);
    await opened.signIn('13800138000', 'qingyin');
    await waitFor(() => expect(here(opened)).toBe('/playList/7'));
    expect(opened.queryClient.getQueryData(['music', 'of-the-guest'])).toBeUndefined();
  });

  it('reports missing fields and focuses the first one', async () => {
    const { user, submit, account, password, stub } = await openLogin();
    await user.click(submit);
    expect(screen.getByText('请输入手机号或邮箱')).toBeInTheDocument();
    expect(screen.getByText('请输入密码')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(account));
    await user.type(account, '1');
    expect(screen.getByText('手机号或邮箱的格式不正确')).toBeInTheDocument();
    await user.type(password, 'x');
    expect(screen.queryByText('请输入密码')).toBeNull();
    expect(stub.paths().filter((path) => path.startsWith('/login'))).toEqual([]);
  });

  it('validates the account on blur, not while typing', async () => {
    const { user, account } = await openLogin();
    await user.type(account, '李白');
    expect(account.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(account.getAttribute('aria-invalid')).toBe('true');
  });

  it.each<[string, StubAnswer, RegExp]>([
    ['a wrong password', { code: 502, msg: '账号或密码错误' }, /账号或密码不正确/],
    ['an unknown account', { code: 501 }, /还没有注册/],
    ['too many tries', { code: 509 }, /次数太多/],
    ['a broken gateway', new Response('{"code":502}', { status: 502 }), /服务器出了点问题/],
    ['an answer without a user', { code: 200 }, /服务器出了点问题/],
    ['no connection', new TypeError('gone'), /连不上服务器/],
  ])('reports %s and keeps the input', async (_case, answer, message) => {
    const { signIn, account, password, session } = await openLogin({ '/login/cellphone': answer });
    await signIn('13800138000', 'wrong');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(),
      ).toMatch(message),
    );
    expect([account.value, password.value]).toEqual(['13800138000', 'wrong']);
    expect(session.isLoggedIn()).toBe(false);
  });

  it('requires cookies before the login request if the browser blocks them', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { signIn, password, session, stub } = await openLogin({ '/login/cellphone': signedIn });
    await signIn('13800138000', 'qingyin');
    expect(await screen.findByText(/不让青音保存 Cookie/)).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/login/cellphone');
    expect(password.value).toBe('qingyin');
    expect(session.isLoggedIn()).toBe(false);
  });

  it('reports blocked cookies if the service does not recognise the user after the login', async () => {
    const { signIn, session, ...opened } = await openLogin({
      '/login/cellphone': signedIn,
      '/login/status': { data: { code: 200, account: null, profile: null } },
    });
    await signIn('13800138000', 'qingyin');
    expect(await screen.findByText(/不让青音保存 Cookie/)).toBeInTheDocument();
    expect(session.isLoggedIn()).toBe(false);
    expect(here(opened)).toBe('/login');
  });

  it('hides the message about blocked storage, which would cover the error on a small screen', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const hide = vi.spyOn(actionBar, 'hide');
    const { signIn } = await openLogin();
    await signIn('13800138000', 'qingyin');
    expect(await screen.findByText(/不让青音保存 Cookie/)).toBeInTheDocument();
    expect(hide).toHaveBeenCalled();
  });

  it('logs in when the login status request fails', async () => {
    const { signIn, session } = await openLogin({
      '/login/cellphone': signedIn,
      '/login/status': new TypeError('gone'),
    });
    await signIn('13800138000', 'qingyin');
    await waitFor(() => expect(session.isLoggedIn()).toBe(true));
  });

  it('is busy during the request and ignores a second submit', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { signIn, submit, user, stub } = await openLogin({
      '/login/cellphone': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await signIn('13800138000', 'qingyin');
    expect(submit.getAttribute('aria-busy')).toBe('true');
    await user.click(submit);
    expect(stub.paths().filter((path) => path === '/login/cellphone')).toHaveLength(1);
    answer(Response.json({ code: 502 }));
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('false'));
  });
});

describe('游客访问', () => {
  it('registers an anonymous session and continues as a guest', async () => {
    const opened = await openLogin({
      '/register/anonimous': { code: 200, userId: 99, createTime: 1, cookie: 'MUSIC_A=x' },
    });
    await opened.user.click(screen.getByRole('button', { name: '游客访问' }));
    await waitFor(() => expect(here(opened)).toBe('/personal-recommendation'));
    expect(opened.session.get()).toEqual({ cookie: 'MUSIC_A=x', userId: '99', visitor: true, login: false });
  });

  it("reuses the guest's existing session", async () => {
    const opened = await openLogin({}, '/login?redirect=%2FplayList%2F7');
    opened.session.save({ visitor: true, userId: '98' });
    await opened.user.click(screen.getByRole('button', { name: '游客访问' }));
    await waitFor(() => expect(here(opened)).toBe('/playList/7'));
    expect(opened.session.get().userId).toBe('98');
  });

  it('reports a failure and stays on the page', async () => {
    const opened = await openLogin({ '/register/anonimous': new TypeError('gone') });
    await opened.user.click(screen.getByRole('button', { name: '游客访问' }));
    expect(await screen.findByText(/连不上服务器/)).toBeInTheDocument();
    expect(here(opened)).toBe('/login');
  });
});

describe('demo account', () => {
  it('is offered if the service has the capability, and filled in on request', async () => {
    const { user, account, password } = await openLogin({
      '/x/capabilities': capabilities(['demo-account']),
    });
    await user.click(await screen.findByRole('button', { name: '填入' }));
    expect([account.value, password.value]).toEqual(['demo@qingyin.local', 'qingyin']);
  });

  it('is not mentioned without the capability', async () => {
    const { stub } = await openLogin();
    await waitFor(() => expect(stub.paths()).toContain('/x/capabilities'));
    expect(within(screen.getByRole('main')).queryByText(/演示账号/)).toBeNull();
  });
});
