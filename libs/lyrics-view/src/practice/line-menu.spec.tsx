import { renderConnected } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LyricPane } from '../LyricPane.tsx';

const lyrics = {
  code: 200,
  lrc: { version: 1, lyric: '[00:01.00]床前明月光\n[00:05.00]疑是地上霜\n[00:09.00]举头望明月' },
  tlyric: { version: 1, lyric: '[00:05.00]Frost on the ground' },
};
const track = buildTrack({ id: 7, name: '静夜思' });

afterEach(() => vi.restoreAllMocks());

async function open(answer: object = lyrics) {
  const bench = await renderConnected(<LyricPane track={track} />, { answers: { '/lyric/new': answer } });
  await act(async () => {
    bench.player.playList([track]);
    await flushPromises();
  });
  const row = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;
  const menuOf = async (text: string) => {
    await bench.user.click(within(await row(text)).getByRole('button', { name: '这一句的更多操作' }));
    return within(await screen.findByRole('menu', { name: '这一句' }));
  };
  const cover = async (name: string) => {
    await bench.user.click(screen.getByRole('button', { name: '歌词设置' }));
    const dialog = within(await screen.findByRole('dialog', { name: '歌词设置' }));
    await bench.user.click(
      within(dialog.getByRole('group', { name: '遮住歌词' })).getByRole('radio', { name }),
    );
    await bench.user.click(dialog.getByRole('button', { name: '关闭' }));
  };
  return { ...bench, row, menuOf, cover };
}

it('repeats a line from its start and ends the repeat on request', async () => {
  const { user, menuOf, row, player, audio } = await open();
  await user.click((await menuOf('疑是地上霜')).getByRole('menuitem', { name: '循环这一句' }));
  await waitFor(() => expect(player.snapshot.get().loop).toEqual({ fromMs: 5000, toMs: 9000 }));
  expect(audio.position(0)).toBe(5000);
  const looped = within(await row('疑是地上霜'));
  await user.click(looped.getByRole('button', { name: '这一句在循环，更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '停止循环' }));
  await waitFor(() => expect(player.snapshot.get().loop).toBeNull());
});

it('plays from a line and at a slower rate', async () => {
  const { user, menuOf, audio, player } = await open();
  await user.click((await menuOf('举头望明月')).getByRole('menuitem', { name: '从这里播放' }));
  expect(audio.position(0)).toBe(9000);
  await user.click((await menuOf('举头望明月')).getByRole('menuitem', { name: '慢速 0.75×' }));
  expect(player.snapshot.get().rate).toBe(0.75);
  await user.click((await menuOf('举头望明月')).getByRole('menuitem', { name: '恢复原速' }));
  expect(player.snapshot.get().rate).toBe(1);
});

it('opens on a context menu event', async () => {
  const { row } = await open();
  fireEvent.contextMenu(await row('疑是地上霜'), { clientX: 40, clientY: 50 });
  expect(await screen.findByRole('menu', { name: '这一句' })).toBeInTheDocument();
});

it('offers only copying and selecting for lyrics without times', async () => {
  const { menuOf } = await open({ code: 200, lrc: { version: 1, lyric: '床前明月光\n疑是地上霜' } });
  const names = (await menuOf('疑是地上霜')).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['复制歌词', '选择歌词…']);
});

it('copies a line', async () => {
  const { user, menuOf } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  vi.stubGlobal('isSecureContext', true);
  await user.click((await menuOf('疑是地上霜')).getByRole('menuitem', { name: '复制歌词' }));
  expect(write).toHaveBeenCalledWith('疑是地上霜');
  expect(await screen.findByText('歌词已复制')).toBeInTheDocument();
});

it('covers unsung lines in practice mode; a press reveals or hides a line', async () => {
  const { user, cover, row, audio } = await open();
  const covered = async (text: string) => (await row(text)).hasAttribute('data-covered');
  await row('疑是地上霜');
  await cover('没唱到的');
  act(() => audio.advance(1500));
  await waitFor(async () => expect(await covered('床前明月光')).toBe(false));
  expect(await covered('疑是地上霜')).toBe(true);
  const before = audio.position(0);
  const line = within(await row('疑是地上霜')).getByRole('button', { name: /疑是地上霜/ });
  await user.click(line);
  expect(await covered('疑是地上霜')).toBe(false);
  expect(audio.position(0)).toBe(before);
  await user.click(line);
  expect(await covered('疑是地上霜')).toBe(true);
  await cover('全部');
  expect(await covered('床前明月光')).toBe(true);
  await user.click(screen.getByRole('button', { name: '遮住歌词' }));
  expect(await covered('床前明月光')).toBe(false);
});

it('copies the selected lines in the order of the song', async () => {
  const { user, menuOf } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  vi.stubGlobal('isSecureContext', true);
  await user.click((await menuOf('举头望明月')).getByRole('menuitem', { name: '选择歌词…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择歌词' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '举头望明月' }).checked).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: '疑是地上霜' }));
  await user.click(dialog.getByRole('checkbox', { name: '带上翻译' }));
  expect(dialog.getByText('已选 2 句')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '复制文字' }));
  const singers = track.artists.map(({ name }) => name).join(' / ');
  expect(write).toHaveBeenCalledWith(`疑是地上霜\nFrost on the ground\n举头望明月\n\n—— 静夜思 · ${singers}`);
});

it('disables the picture without lines and offers a retry when drawing fails', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user, menuOf } = await open();
  await user.click((await menuOf('举头望明月')).getByRole('menuitem', { name: '选择歌词…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '选择歌词' }));
  const box = dialog.getByRole('checkbox', { name: '举头望明月' });
  const make = () => screen.getByRole<HTMLButtonElement>('button', { name: '做成图片' });
  await user.click(box);
  expect(make().disabled).toBe(true);
  await user.click(box);
  await user.click(make());
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  // Without a focused element inside the dialog, keys would go to the page behind it.
  expect(screen.getByRole('button', { name: '重选' })).toBe(document.activeElement);
  await user.click(screen.getByRole('button', { name: '重选' }));
  await waitFor(() => expect(make()).toBe(document.activeElement));
  expect(await screen.findByRole('checkbox', { name: '举头望明月', checked: true })).toBeInTheDocument();
});
