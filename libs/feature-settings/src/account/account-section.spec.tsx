import { renderWithProviders } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import AccountSection from './AccountSection.tsx';
import { bindingText } from './Bindings.tsx';

const capabilities = (features: string[], foreign = false) => ({
  code: 200,
  data: { product: 'qingyin', version: '1', foreign, features },
});
const profile = {
  userId: 12,
  nickname: '青山',
  avatarUrl: '',
  signature: '相看两不厌',
  gender: 0,
  birthday: 0,
};
const device = (id: string, name: string, current = false) => ({
  id,
  device: name,
  createTime: 1e12,
  lastSeenTime: 1e12,
  current,
});
const devices = [device('a', 'Chrome · Windows', true), device('b', 'Safari · iPhone'), device('c', '')];
const own: Record<string, StubAnswer> = {
  '/x/capabilities': capabilities(['account', 'sessions']),
  '/login/status': { data: { code: 200, account: null, profile } },
  '/x/role': { code: 200, data: { role: '' } },
  '/x/sessions': { code: 200, data: devices },
  '/user/binding': { code: 200, bindings: [{ tokenJsonStr: '{"email":"a@b.cn"}' }] },
};

function open(answers: Record<string, StubAnswer> = {}) {
  const given = { onLogout: vi.fn(), onClose: vi.fn() };
  const part = renderWithProviders(null, { ...own, ...answers });
  part.session.save({ login: true, userId: '12' });
  // Unmounts on close, because the guest's login link needs a router.
  given.onClose.mockImplementation(() => part.show(null));
  part.show(
    <Suspense>
      <AccountSection onClaimed={vi.fn()} {...given} />
    </Suspense>,
  );
  return { ...part, ...given };
}
const sentTo = ({ stub }: ReturnType<typeof open>, path: string) =>
  stub.requests.find(({ url }) => url.pathname === `/api${path}`)?.form();
const textOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });
const rows = () =>
  within(screen.getByRole('list', { name: '登录的设备' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('profile form', () => {
  it('sends changed fields only', async () => {
    const opened = open({ '/user/update': { code: 200 } });
    const signature = await screen.findByRole('textbox', { name: '个性签名' });
    await userEvent.clear(signature);
    await userEvent.type(signature, '只有敬亭山');
    await userEvent.click(screen.getByRole('radio', { name: '女' }));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect(await sentTo(opened, '/user/update')).toEqual({ signature: '只有敬亭山', gender: '2' }),
    );
  });

  it('stores a birthday as midnight UTC of that day', async () => {
    const opened = open({ '/user/update': { code: 200 } });
    await userEvent.type(await screen.findByLabelText('生日'), '2001-02-03');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () =>
      expect(await sentTo(opened, '/user/update')).toEqual({ birthday: String(Date.UTC(2001, 1, 3)) }),
    );
  });

  it('removes a cleared birthday', async () => {
    const opened = open({
      '/user/update': { code: 200 },
      '/login/status': {
        data: { code: 200, account: null, profile: { ...profile, birthday: Date.UTC(2001, 1, 3) } },
      },
    });
    await userEvent.clear(await screen.findByLabelText('生日'));
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(async () => expect(await sentTo(opened, '/user/update')).toEqual({ birthday: '0' }));
  });

  it('sends no request if nothing was changed', async () => {
    const { stub } = open();
    await screen.findByRole('textbox', { name: '昵称' });
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(stub.paths()).not.toContain('/user/update');
  });

  it('shows validation errors and errors of the service for a nickname', async () => {
    const { stub } = open({ '/user/update': { code: 400, msg: '该昵称已被占用' } });
    const nickname = await screen.findByRole('textbox', { name: '昵称' });
    await userEvent.type(nickname, '{Backspace}');
    expect(screen.getByText('昵称须在2-30字符之间')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(stub.paths()).not.toContain('/user/update');
    await userEvent.type(nickname, '海');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('该昵称已被占用')).toBeInTheDocument();
  });

  const choose = async (name = 'me.png') => {
    const input = await screen.findByLabelText('选择头像图片');
    await userEvent.upload(input, new File(['x'], name, { type: 'image/png' }));
    return screen.findByAltText('头像预览');
  };
  const uploaded = { code: 200, data: { url: '/media/img/up-1.jpg', url_pre: '', imgId: 1 } };

  it('uploads the chosen square of an image as avatar', async () => {
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage,
      fillRect: () => undefined,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
      give(new Blob(['pixels'], { type })),
    );
    const opened = open({ '/avatar/upload': uploaded });
    const picture = await choose();
    Object.defineProperties(picture, { naturalWidth: { value: 3000 }, naturalHeight: { value: 2000 } });
    fireEvent.load(picture);
    fireEvent.change(await screen.findByRole('slider', { name: '左右位置' }), { target: { value: '1' } });
    expect(opened.stub.paths()).not.toContain('/avatar/upload');
    await userEvent.click(screen.getByRole('button', { name: '用作头像' }));
    await waitFor(() => expect(opened.stub.paths()).toContain('/avatar/upload'));
    expect(drawImage).toHaveBeenCalledWith(picture, 1000, 0, 2000, 2000, 0, 0, 800, 800);
    expect(document.activeElement?.textContent).toBe('换头像');
  });

  it('keeps the avatar if cropping is cancelled or the file is no image', async () => {
    const opened = open({ '/avatar/upload': uploaded });
    await choose();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.queryByAltText('头像预览')).toBeNull();
    fireEvent.error(await choose('no.png'));
    expect(await screen.findByText('这张图片打不开，请换一张。')).toBeInTheDocument();
    expect(screen.queryByAltText('头像预览')).toBeNull();
    expect(opened.stub.paths()).not.toContain('/avatar/upload');
  });
});

describe('logged-in devices', () => {
  it('are logged out one by one, and restored if the service refuses', async () => {
    let answer: StubAnswer = { code: 500 };
    open({ '/x/sessions/end': () => answer as object });
    const end = await screen.findByRole('button', { name: '让它退出：Safari · iPhone' });
    await userEvent.click(end);
    expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
    expect(rows()).toHaveLength(3);
    expect(rows()[1]).toContain('iPhone');
    answer = { code: 200 };
    await userEvent.click(screen.getByRole('button', { name: '让它退出：Safari · iPhone' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toContain('这台设备');
    expect(rows()[1]).toContain('未知设备');
  });

  it('are logged out all at once, except for the current one', async () => {
    open({ '/x/sessions/end-others': { code: 200, ended: 2 } });
    await userEvent.click(await screen.findByRole('button', { name: '退出其他 2 台设备' }));
    expect(await screen.findByText('只有这台设备登录着。')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });
});

describe('changing the password', () => {
  it('sends the old and the new password', async () => {
    const opened = open({ '/x/account/password': { code: 200 } });
    await userEvent.click(await screen.findByRole('button', { name: '修改密码' }));
    await userEvent.type(screen.getByLabelText('现在的密码'), 'old one');
    await userEvent.type(screen.getByLabelText('新密码'), 'short');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    expect(screen.getByText('新密码须在8-128字符之间')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('新密码'), ' and longer');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    await waitFor(async () =>
      expect(await sentTo(opened, '/x/account/password')).toEqual({
        oldpassword: 'old one',
        password: 'short and longer',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('新密码')).toBeNull());
  });

  it('moves the focus into the form and back to its button', async () => {
    open({ '/x/account/password': { code: 200 } });
    const button = () => screen.findByRole('button', { name: '修改密码' });
    await userEvent.click(await button());
    expect(document.activeElement).toBe(screen.getByLabelText('现在的密码'));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(document.activeElement).toBe(await button());
  });

  it('reports a wrong password as such', async () => {
    open({ '/x/account/password': { code: 502 } });
    await userEvent.click(await screen.findByRole('button', { name: '修改密码' }));
    await userEvent.type(screen.getByLabelText('现在的密码'), 'not mine');
    await userEvent.type(screen.getByLabelText('新密码'), 'a new password');
    await userEvent.click(screen.getByRole('button', { name: '修改密码' }));
    expect(await screen.findByText(/密码不正确/)).toBeInTheDocument();
  });
});

describe('account section', () => {
  it('exports the data as a JSON file', async () => {
    const data = {
      exportTime: Date.UTC(2026, 0, 2),
      userId: 12,
      tables: { playlist: [{ name: '走之前的歌单' }] },
    };
    open({ '/x/account/export': { code: 200, data } });
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => ((blob = made as Blob), 'blob:1'));
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: '导出我的数据' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('qingyin-12-2026-01-02.json');
    expect(JSON.parse(await textOf(blob))).toEqual(data);
  });

  it('deletes the account only with password and confirmation', async () => {
    const opened = open({ '/x/account/delete': { code: 200 } });
    await userEvent.click(await screen.findByRole('button', { name: '删除账号…' }));
    await userEvent.type(screen.getByLabelText('密码'), 'my password');
    await userEvent.click(screen.getByRole('button', { name: '永久删除账号' }));
    expect(opened.stub.paths()).not.toContain('/x/account/delete');
    await userEvent.click(screen.getByRole('checkbox', { name: '我知道删除以后不能恢复' }));
    await userEvent.click(screen.getByRole('button', { name: '永久删除账号' }));
    await waitFor(() => expect(opened.onClose).toHaveBeenCalledTimes(1));
    expect(await sentTo(opened, '/x/account/delete')).toEqual({ password: 'my password' });
    expect(opened.session.isLoggedIn()).toBe(false);
  });

  it('offers neither password change nor deletion for the demo account', async () => {
    open({ '/x/role': { code: 200, data: { role: 'demo' } } });
    expect(await screen.findByText(/演示账号是大家共用的/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /删除账号|修改密码|输入口令/ })).toBeNull();
  });

  it('shows only what the contract offers for a foreign service', async () => {
    const { stub } = open({ '/x/capabilities': capabilities(['provoke'], true) });
    expect(await screen.findByRole('textbox', { name: '昵称' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /删除账号|修改密码|导出/ })).toBeNull();
    expect(stub.paths().filter((path) => path.startsWith('/x/'))).toEqual(['/x/capabilities']);
  });

  it('makes the user an administrator by the claim code', async () => {
    let role = '';
    open({
      '/x/role': () => ({ code: 200, data: { role } }),
      '/x/admin/claim': async (_url: URL, request: Request) => {
        if ((await request.formData()).get('claim') !== 'K7QM-2XTP-9WHD') return Response.json({ code: 403 });
        role = 'admin';
        return Response.json({ code: 200 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '输入口令…' }));
    const field = screen.getByRole('textbox', { name: '管理员口令' });
    await userEvent.type(field, 'AAAA');
    await userEvent.click(screen.getByRole('button', { name: '成为管理员' }));
    expect(await screen.findByText(/口令不对/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'K7QM-2XTP-9WHD');
    await userEvent.click(screen.getByRole('button', { name: '成为管理员' }));
    await waitFor(() => expect(role).toBe('admin'));
  });
});

it.each([
  ['{"email":"a@b.cn"}', 'a@b.cn'],
  ['{"countrycode":"86","cellphone":"138"}', '+86 138'],
  ['', null],
  ['{}', null],
])('parses the binding %s', (tokenJsonStr, text) => expect(bindingText({ tokenJsonStr })).toBe(text));
