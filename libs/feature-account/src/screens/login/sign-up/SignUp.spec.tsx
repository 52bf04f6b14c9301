import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { capabilitiesAnswer, pageAnswers, signedInAnswer } from '../../../testing/login-stub-answers.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

const free = { code: 200, duplicated: false, nickname: '', candidateNicknames: [] };

async function openSignUp(answers: Readonly<Record<string, StubAnswer>> = {}, href = '/login?way=sign-up') {
  const opened = await renderScreen(href, {
    answers: { ...pageAnswers, '/nickname/check': free, '/x/sign-up': signedInAnswer, ...answers },
  });
  await screen.findByRole('heading', { name: '注册青音' });
  const fill = async (name: string, text: string) => opened.user.type(screen.getByLabelText(name), text);
  const send = () => opened.user.click(screen.getByRole('button', { name: '注册并登录' }));
  return { ...opened, fill, send };
}

describe('sign-up', () => {
  it('creates an account with an e-mail address, logs in and returns', async () => {
    const { fill, send, stub, router, session } = await openSignUp(
      {},
      '/login?way=sign-up&redirect=%2FplayList%2F7',
    );
    await fill('邮箱', ' libai@qingyin.example');
    await fill('昵称', '李白');
    await fill('密码', 'a long password');
    expect(screen.queryByLabelText('邀请码')).toBeNull();
    await send();
    await waitFor(() => expect(router.state.location.href).toBe('/playList/7'));
    const asked = stub.requests.find(({ url }) => url.pathname === '/api/x/sign-up');
    expect(await asked?.form()).toEqual({
      email: 'libai@qingyin.example',
      nickname: '李白',
      password: 'a long password',
    });
    expect(session.isLoggedIn()).toBe(true);
  });

  it('reports missing and too short fields and focuses the first one', async () => {
    const { fill, send, stub } = await openSignUp();
    await fill('密码', 'short');
    await send();
    expect(screen.getByText('请输入邮箱')).toBeInTheDocument();
    expect(screen.getByText('请输入昵称')).toBeInTheDocument();
    expect(screen.getByText('密码须在8-128字符之间')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('邮箱')));
    expect(stub.paths()).not.toContain('/x/sign-up');
  });

  it('keeps the typed account when forms change, but not the password', async () => {
    const { user } = await renderScreen('/login', { answers: pageAnswers });
    const account = () => screen.getByRole('textbox', { name: '手机号或邮箱' });
    await user.type(account(), 'libai@qingyin.example');
    await user.type(screen.getByLabelText('密码'), 'a long password');
    await user.click(await screen.findByRole('button', { name: '注册' }));
    expect(await screen.findByLabelText('邮箱')).toHaveValue('libai@qingyin.example');
    expect(screen.getByLabelText('密码')).toHaveValue('');
    await user.clear(screen.getByLabelText('邮箱'));
    await user.type(screen.getByLabelText('邮箱'), 'dufu@qingyin.example');
    await user.type(screen.getByLabelText('昵称'), '杜甫');
    await user.click(screen.getByRole('tab', { name: '手机号注册' }));
    expect(await screen.findByLabelText('手机号')).toHaveValue('');
    expect(screen.getByLabelText('昵称')).toHaveValue('杜甫');
    await user.click(screen.getByRole('button', { name: '去登录' }));
    await waitFor(() => expect(account()).toHaveValue('dufu@qingyin.example'));
    expect(screen.getByLabelText('密码')).toHaveValue('');
  });

  it('carries a phone number from the login to the code, the reset and the sign-up', async () => {
    const { user } = await renderScreen('/login', { answers: pageAnswers });
    await user.type(screen.getByRole('textbox', { name: '手机号或邮箱' }), '13800138000');
    await user.click(await screen.findByRole('button', { name: '忘记密码？' }));
    expect(await screen.findByLabelText('手机号')).toHaveValue('13800138000');
    await user.click(screen.getByRole('button', { name: '去登录' }));
    await user.click(await screen.findByRole('tab', { name: '验证码登录' }));
    expect(await screen.findByLabelText('手机号')).toHaveValue('13800138000');
    await user.click(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByRole('tab', { name: '手机号注册' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByLabelText('手机号')).toHaveValue('13800138000');
  });

  it('suggests free nicknames when one is taken', async () => {
    const { user, fill } = await openSignUp({
      '/nickname/check': (url) =>
        url.searchParams.get('nickname') === '李白'
          ? { ...free, duplicated: true, candidateNicknames: ['李白2', '李白9'] }
          : free,
    });
    await fill('昵称', '李白');
    await user.tab();
    expect(await screen.findByText('这个昵称已经有人用了')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '李白9' }));
    expect(screen.getByLabelText<HTMLInputElement>('昵称').value).toBe('李白9');
    expect(screen.queryByText('这个昵称已经有人用了')).toBeNull();
  });

  it('creates an account with a phone number, its code and the invitation of the link', async () => {
    const { user, fill, send, stub, router } = await openSignUp(
      {
        '/x/capabilities': capabilitiesAnswer(['captcha', 'sign-up', 'sign-up-invite']),
        '/register/cellphone': signedInAnswer,
      },
      '/login?invitation=cafe01',
    );
    expect(screen.getByText('有人邀请你来听歌')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: '手机号注册' }));
    await fill('手机号', '13911112222');
    await fill('验证码', '123456');
    await fill('昵称', '李白');
    await fill('密码', 'a long password');
    expect(screen.getByLabelText<HTMLInputElement>('邀请码').value).toBe('cafe01');
    await send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal-recommendation'));
    const asked = stub.requests.find(({ url }) => url.pathname === '/api/register/cellphone');
    expect(await asked?.form()).toMatchObject({
      phone: '13911112222',
      countrycode: '86',
      captcha: '123456',
      invitation: 'cafe01',
    });
  });

  it("shows the service's reason for a refusal", async () => {
    const { fill, send } = await openSignUp({
      '/x/sign-up': { code: 403, msg: '邀请无效，请向管理员索取新的邀请' },
    });
    await fill('邮箱', 'libai@qingyin.example');
    await fill('昵称', '李白');
    await fill('密码', 'a long password');
    await send();
    expect(await screen.findByText('邀请无效，请向管理员索取新的邀请')).toBeInTheDocument();
  });
});

describe('forgotten password', () => {
  const open = async (exist: number) => {
    const opened = await renderScreen('/login', {
      answers: {
        ...pageAnswers,
        '/cellphone/existence/check': { code: 200, exist, nickname: null, hasPassword: true },
        '/register/cellphone': signedInAnswer,
      },
    });
    await opened.user.click(await screen.findByRole('button', { name: '忘记密码？' }));
    await opened.user.type(await screen.findByLabelText('手机号'), '13800138000');
    await opened.user.type(screen.getByLabelText('验证码'), '123456');
    await opened.user.type(screen.getByLabelText('新密码'), 'brand new words');
    await opened.user.click(screen.getByRole('button', { name: '换密码并登录' }));
    return opened;
  };

  it("is reset with a code to the account's phone", async () => {
    const { session, stub } = await open(1);
    await waitFor(() => expect(session.isLoggedIn()).toBe(true));
    const asked = stub.requests.find(({ url }) => url.pathname === '/api/register/cellphone');
    expect(await asked?.form()).toMatchObject({
      phone: '13800138000',
      captcha: '123456',
      password: 'brand new words',
    });
  });

  it('does not create an account for an unknown phone number', async () => {
    const { stub } = await open(-1);
    expect(await screen.findByText('这个手机号还没有注册。')).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/register/cellphone');
  });
});

describe('offered login and sign-up ways', () => {
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  it('follow the capabilities, including whether sign-up is open', async () => {
    await renderScreen('/login?way=qr', {
      answers: { ...pageAnswers, '/x/capabilities': capabilitiesAnswer(['login', 'captcha']) },
    });
    await waitFor(() => expect(tabs()).toEqual(['密码登录', '验证码登录']));
    expect(screen.getByRole('tab', { name: '密码登录' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('button', { name: '注册' })).toBeNull();
  });

  it('follow the contract for a foreign service', async () => {
    const { user } = await renderScreen('/login', {
      answers: { ...pageAnswers, '/x/capabilities': capabilitiesAnswer(['provoke'], true) },
    });
    await user.click(await screen.findByRole('button', { name: '注册' }));
    expect(await screen.findByLabelText('手机号')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(screen.getByRole('button', { name: '去登录' }));
    await waitFor(() => expect(tabs()).toEqual(['密码登录', '验证码登录', '扫码登录']));
  });

  it('can be selected by arrow keys and are kept in the address', async () => {
    const { user, router } = await renderScreen('/login', { answers: pageAnswers });
    screen.getByRole('tab', { name: '密码登录' }).focus();
    await user.keyboard('{ArrowRight}');
    const captcha = await screen.findByRole('tab', { name: '验证码登录', selected: true });
    expect(router.state.location.href).toBe('/login?way=captcha');
    expect(document.activeElement).toBe(captcha);
    await user.keyboard('{Home}');
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
  });
});
