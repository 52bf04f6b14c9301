import { capabilitiesAnswer, playlistAnswer, USER_ID } from '@qingyin/test-harness';
import type { PlaylistDetail } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const done = { code: 200 };
const category = (name: string, shelf: number) => ({ name, category: shelf });
const own: Partial<PlaylistDetail> = { userId: Number(USER_ID), privacy: 0 };
let list = own;

/** Stub service that keeps changed values for the next request. */
const answers = (rest: Record<string, StubAnswer> = {}): Record<string, StubAnswer> => ({
  '/playlist/detail': () => playlistAnswer(7, 3, 3, list),
  '/playlist/catlist': {
    code: 200,
    sub: ['古风', '清新', '治愈', '安静'].map((name) => category(name, 1)),
    categories: { 1: '风格' },
  },
  '/x/capabilities': capabilitiesAnswer(),
  '/playlist/name/update': async (_url: URL, request: Request) => {
    list = { ...list, name: String((await request.formData()).get('name')) };
    return done;
  },
  '/playlist/desc/update': async (_url: URL, request: Request) => {
    list = { ...list, description: String((await request.formData()).get('desc')) };
    return done;
  },
  '/playlist/tags/update': done,
  '/playlist/cover/update': done,
  '/playlist/privacy': done,
  ...rest,
});
const show = (rest?: Record<string, StubAnswer>, href = '/edit-song-list?id=7') =>
  renderScreen(href, { login: true, answers: answers(rest) });
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^歌单名称/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
const changes = (stub: { paths(): string[] }) => stub.paths().filter((path) => /update|privacy/.test(path));

beforeEach(() => {
  list = own;
});

describe('permission to edit', () => {
  it('invites a guest to log in', async () => {
    const { stub } = await renderScreen('/edit-song-list?id=7', { answers: answers() });
    expect(screen.getByText(/修改自己的歌单/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(stub.paths()).toEqual([]);
  });

  it("shows another user's playlist as read-only", async () => {
    list = { userId: 1 };
    await show();
    expect(await screen.findByText(/这是别人的歌单/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去看这个歌单' }).getAttribute('href')).toBe('/playList/7');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each(['/edit-song-list?id=9', '/edit-song-list'])('reports a missing playlist: %s', async (href) => {
    const { session } = await show({ '/playlist/detail': { code: 404, message: '歌单不存在' } }, href);
    expect(await screen.findByText(/没有找到这个歌单/)).toBeInTheDocument();
    expect(session.isLoggedIn()).toBe(true);
  });
});

describe('saving a playlist', () => {
  it('sends only the changed fields and returns to the refreshed playlist', async () => {
    const { user, stub, router } = await show();
    const field = await nameField();
    expect(save().disabled).toBe(true);
    await user.clear(field);
    await user.type(field, ' 山居 ');
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe('/playList/7'));
    expect(changes(stub)).toEqual(['/playlist/name/update']);
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/name/update'));
    expect(await sent?.form()).toEqual({ id: '7', name: '山居' });
    expect(stub.paths().filter((path) => path === '/playlist/detail')).toHaveLength(2);
  });

  it('saves up to three tags of the catalogue', async () => {
    const { user, stub } = await show();
    await user.click(await screen.findByRole('button', { name: '选择标签' }));
    for (const tag of ['清新', '治愈', '安静'])
      await user.click(await screen.findByRole('button', { name: tag }));
    expect(screen.getByText(/先去掉一个/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '去掉标签 古风' }));
    await user.click(save());
    await waitFor(() => expect(changes(stub)).toEqual(['/playlist/tags/update']));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/tags/update'));
    expect(await sent?.form()).toEqual({ id: '7', tags: '清新;治愈' });
  });

  it('makes a private playlist public', async () => {
    list = { ...own, privacy: 10 };
    const { user, stub } = await show();
    await user.click(await screen.findByRole('checkbox', { name: '公开这个歌单' }));
    await user.click(save());
    await waitFor(() => expect(changes(stub)).toEqual(['/playlist/privacy']));
  });

  it('makes a public playlist private where the service can', async () => {
    const { user, stub } = await show({
      '/x/capabilities': capabilitiesAnswer(['playlist-hide']),
      '/x/playlists/hide': done,
    });
    const choice = await screen.findByRole('checkbox', { name: '公开这个歌单' });
    expect(choice).toBeChecked();
    await user.click(choice);
    expect(screen.getByText('私密，只有你能看到。')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(stub.paths()).toContain('/x/playlists/hide'));
    expect(stub.paths()).not.toContain('/playlist/privacy');
  });

  it('does not offer to make a public playlist private where the service cannot', async () => {
    await show();
    expect(await screen.findByText('公开的歌单不能再改成私密的。')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: '公开这个歌单' })).toBeNull();
  });

  it('sends nothing while a field is invalid and focuses that field', async () => {
    const { user, stub } = await show();
    const field = await nameField();
    await user.clear(field);
    await user.click(save());
    expect(await screen.findByText('请输入歌单名称')).toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: '长'.repeat(41) } });
    expect(screen.getByText('歌单名称最多40个字符')).toBeInTheDocument();
    expect(screen.getByText('41 / 40')).toBeInTheDocument();
    await user.click(save());
    expect(changes(stub)).toEqual([]);
  });

  it('shows a network error for the form instead of a field', async () => {
    const { user } = await show({ '/playlist/desc/update': new TypeError('no answer') });
    await user.type(await screen.findByRole('textbox', { name: /^简介/ }), '，举头望明月');
    await user.click(save());
    expect((await screen.findByText('连不上服务器，请检查网络后再试。')).getAttribute('role')).toBe('alert');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    expect(save().disabled).toBe(false);
  });

  it('keeps a refused field with its error and saves the others', async () => {
    const { user, stub, router } = await show({ '/playlist/name/update': { code: 400, message: 'no' } });
    await user.type(await nameField(), '一');
    await user.type(screen.getByRole('textbox', { name: /^简介/ }), '，举头望明月');
    await user.click(save());
    expect(await screen.findByText('这个名称不能用，请换一个')).toBeInTheDocument();
    expect((await nameField()).value).toBe('静夜思一');
    expect(list.description).toBe('床前明月光，举头望明月');
    await user.type(await nameField(), '二');
    expect(screen.queryByText('这个名称不能用，请换一个')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(changes(stub)).toHaveLength(3));
    expect(changes(stub).at(-1)).toBe('/playlist/name/update');
    expect(router.state.location.pathname).toBe('/edit-song-list');
  });
});

describe('leaving with unsaved changes', () => {
  async function change() {
    const bench = await show();
    await bench.user.type(await nameField(), '（改）');
    await bench.user.click(screen.getByRole('link', { name: '取消' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改还没有保存' }));
    expect(bench.router.state.location.pathname).toBe('/edit-song-list');
    return { ...bench, press: (name: string) => bench.user.click(dialog.getByRole('button', { name })) };
  }

  it('asks and stays on the page', async () => {
    const { press, router } = await change();
    await press('继续编辑');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/edit-song-list');
    expect((await nameField()).value).toBe('静夜思（改）');
  });

  it('leaves and discards the changes', async () => {
    const { press, router, stub, unmount } = await change();
    await press('不保存');
    await waitFor(() => expect(router.state.location.pathname).toBe('/playList/7'));
    expect(changes(stub)).toEqual([]);
    unmount();
    await show();
    expect((await nameField()).value).toBe('静夜思');
  });

  it('saves the changes before leaving', async () => {
    const { press, router, stub } = await change();
    await press('保存并离开');
    await waitFor(() => expect(router.state.location.pathname).toBe('/playList/7'));
    expect(changes(stub)).toEqual(['/playlist/name/update']);
  });

  it('does not ask without changes', async () => {
    const { user, router } = await show();
    const field = await nameField();
    await user.type(field, '一');
    await user.type(field, '{Backspace}');
    await user.click(screen.getByRole('link', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/playList/7'));
  });
});

describe('session that ends while editing', () => {
  it('does not block the navigation and restores the draft after the next login', async () => {
    const { user, router, session, unmount } = await show();
    await user.type(await nameField(), '未完');
    session.clear();
    await router.navigate({ to: '/login' });
    expect(router.state.location.pathname).toBe('/login');
    unmount();

    const next = await show();
    expect(await screen.findByText(/上次没有保存的修改还在/)).toBeInTheDocument();
    expect((await nameField()).value).toBe('静夜思未完');
    await next.user.click(screen.getByRole('button', { name: '放弃这些修改' }));
    expect((await nameField()).value).toBe('静夜思');
    expect(save().disabled).toBe(true);
  });
});

describe('cover', () => {
  it('crops the chosen square and uploads it on save', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage,
      fillRect: () => undefined,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
      give(new Blob(['pixels'], { type })),
    );
    const { user, stub } = await show();
    await user.click(await screen.findByRole('button', { name: '更换封面' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更换封面' }));
    const file = new File(['x'], 'a.png', { type: 'image/png' });
    await user.upload(dialog.getByLabelText('选择图片'), file);
    const picture = await dialog.findByAltText('封面预览');
    Object.defineProperties(picture, { naturalWidth: { value: 3000 }, naturalHeight: { value: 2000 } });
    fireEvent.load(picture);
    fireEvent.change(await dialog.findByRole('slider', { name: '左右位置' }), { target: { value: '0' } });
    fireEvent.change(dialog.getByRole('slider', { name: '缩放' }), { target: { value: '2' } });
    await user.click(dialog.getByRole('button', { name: '用作封面' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drawImage).toHaveBeenCalledWith(picture, 500, 500, 1000, 1000, 0, 0, 800, 800);
    expect(screen.getByRole('img', { name: '新的封面' }).getAttribute('src')).toBe('blob:picture');
    await user.click(save());
    await waitFor(() => expect(changes(stub)).toEqual(['/playlist/cover/update']));
  });

  it('reports a file that is not an image', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: '更换封面' }));
    const dialog = within(await screen.findByRole('dialog', { name: '更换封面' }));
    await user.upload(dialog.getByLabelText('选择图片'), new File(['x'], 'a.png', { type: 'image/png' }));
    fireEvent.error(await dialog.findByAltText('封面预览'));
    expect(await dialog.findByText('这张图片打不开，请换一张。')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '用作封面' })).toBeNull();
  });
});
