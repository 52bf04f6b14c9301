import { takeIntent } from '@qingyin/auth-gate';
import { renderConnected } from '@qingyin/test-harness';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PasteLinkButton } from './PasteLinkButton.tsx';
import { PasteLinkDialog } from './PasteLinkDialog.tsx';

const LINK = 'https://vimeo.com/76979871';
const posted = { code: 200, event: { id: 7 }, id: 7 };
const current = { provider: 'vimeo', id: '76979871', startS: 0 } as const;

beforeEach(() => act(() => actionBar.hide()));

async function show(setup: Parameters<typeof renderConnected>[1] = {}) {
  const bench = await renderConnected(<PasteLinkButton />, setup);
  await bench.user.click(screen.getByRole('button', { name: '粘贴视频链接' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox', { name: '视频链接' });
  const textbox = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: '想说的话（可以不写）' });
  const post = () => bench.user.click(within(dialog).getByRole('button', { name: '发到我的动态' }));
  const paste = async (text: string) => {
    await bench.user.click(field);
    await bench.user.paste(text);
  };
  return { ...bench, dialog, field, textbox, post, paste };
}

describe('pasted video link', () => {
  it('is recognised at once, also within a text, and can be opened', async () => {
    const { dialog, paste, user, router } = await show();
    await paste(`【一首歌】 ${LINK}#t=5`);
    expect(within(dialog).getByRole('status').textContent).toBe('Vimeo · 76979871 · 从 0:05 开始');
    await user.click(within(dialog).getByRole('button', { name: '打开' }));
    await waitFor(() => expect(router.state.location.href).toBe('/video-detail/vimeo:76979871?t=5'));
  });

  it('shows an error at once if it is not a video, with the supported services', async () => {
    const { field, paste, post, stub } = await show();
    await paste('https://example.com/7');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(said[0]).toContain('没有认出视频链接');
    expect(said[1]).toMatch(/YouTube.*Vimeo.*Twitch.*SoundCloud.*DailyMotion.*Facebook/);
    expect(said[1]).toMatch(/Wistia.*Streamable.*Mixcloud.*Bilibili/);
    await post();
    expect(stub.requests).toEqual([]);
  });

  it('is required', async () => {
    const { post } = await show();
    await post();
    expect(await screen.findByText('请先粘贴一个链接')).toBeInTheDocument();
  });
});

describe('post with a video link', () => {
  it('contains text and link, shows a confirmation, and can be undone', async () => {
    const { paste, textbox, post, user, stub } = await show({
      answers: { '/share/resource': posted, '/event/del': { code: 200 } },
    });
    await paste(LINK);
    await user.type(textbox, '好听');
    expect(screen.getByText(`还可以写 ${String(140 - LINK.length - 3)} 个字`)).toBeInTheDocument();
    await post();
    expect(await screen.findByText('已发到我的动态')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stub.requests[0]?.form()).toEqual({ type: 'noresource', msg: `好听 ${LINK}` });
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(stub.paths()).toEqual(['/share/resource', '/event/del']));
    expect(await stub.requests[1]?.form()).toEqual({ evId: '7' });
  });

  it('can retry a failed undo', async () => {
    let down = true;
    const { paste, post, user, stub } = await show({
      answers: { '/share/resource': posted, '/event/del': () => ({ code: down ? 503 : 200 }) },
    });
    await paste(LINK);
    await post();
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('没能撤销');
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(stub.paths()).toEqual(['/share/resource', '/event/del', '/event/del']));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('keeps the text after an error, and can be retried', async () => {
    let down = true;
    const { paste, textbox, post, user, stub } = await show({
      answers: { '/share/resource': () => (down ? { code: 503, msg: '' } : posted) },
    });
    await paste(LINK);
    await user.type(textbox, '好听');
    await post();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('没能发到我的动态');
    expect(textbox.value).toBe('好听');
    down = false;
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stub.requests[1]?.form()).toEqual({ type: 'noresource', msg: `好听 ${LINK}` });
  });

  it('is not sent if it is too long, and shows by how much', async () => {
    const { paste, textbox, post, user, stub } = await show();
    await paste(LINK);
    await user.click(textbox);
    await user.paste('好'.repeat(140));
    await post();
    expect(await screen.findByText(/^太长了，多出 27 个字/)).toBeInTheDocument();
    expect(stub.requests).toEqual([]);
  });

  it('of a guest leads to the login and is stored as a login intent', async () => {
    const { paste, post, router, stub } = await show({ userId: null });
    await paste(LINK);
    await post();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(takeIntent()).toEqual({ kind: 'post', payload: { msg: LINK } });
    expect(stub.requests).toEqual([]);
  });
});

it('dialog for the current video offers to post it, and to open only another one', async () => {
  const close = vi.fn();
  const { user } = await renderConnected(<PasteLinkDialog current={current} onClose={close} />);
  const dialog = await screen.findByRole('dialog', { name: '发到我的动态' });
  expect(within(dialog).queryByRole('button', { name: '打开' })).toBeNull();
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: '视频链接' });
  expect(field.value).toBe(LINK);
  await user.clear(field);
  await user.paste('https://youtu.be/dQw4w9WgXcQ');
  await user.click(await within(dialog).findByRole('button', { name: '打开' }));
  expect(close).toHaveBeenCalledTimes(1);
});
