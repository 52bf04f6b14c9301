import { act, screen, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  openLyricsEditor as open,
  saved,
  saves,
  text,
  time,
  track,
} from './testing/lyrics-editor-harness.tsx';

beforeEach(() => clear());

it('moves a time by arrow keys and saves with the version it is based on', async () => {
  const { user, stub } = await open();
  await user.click(await time(2));
  await user.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect((await time(2)).value).toBe('00:03.110');
  expect((await time(3)).value).toBe('00:05.000');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(/^没有改动/)).toBeInTheDocument();
  const [sent] = await saves(stub);
  expect(sent?.['base']).toBe('0');
  expect(sent?.['lyric']).toContain('[00:03.110]疑是地上霜');
});

it('splits and merges lines at the caret', async () => {
  const { user } = await open();
  const field = await text(1);
  await user.click(field);
  field.setSelectionRange(2, 2);
  await user.keyboard('{Enter}');
  expect((await text(1)).value).toBe('床前');
  expect((await text(2)).value).toBe('明月光');
  expect(document.activeElement).toBe(await text(2));
  await user.keyboard('{Backspace}');
  expect((await text(1)).value).toBe('床前明月光');
  expect((await text(2)).value).toBe('疑是地上霜');
  await user.keyboard('{Control>}zz{/Control}');
  expect(await screen.findByText(/^没有改动/)).toBeInTheDocument();
});

it('stamps line after line with the space bar and undoes the last stamp with Backspace', async () => {
  const { user, player, audio } = await open();
  act(() => player.playList([track]));
  await user.click(await text(2));
  await user.click(screen.getByRole('button', { name: '对行' }));
  const tap = screen.getByRole('button', { name: /^这一行开始/ });
  expect(document.activeElement).toBe(tap);
  await vi.waitFor(() => expect(player.snapshot.get().status).toBe('playing'));
  vi.spyOn(player, 'positionMs').mockReturnValue(2500);
  await user.keyboard(' ');
  expect((await time(2)).value).toMatch(/^00:02\.(4\d\d|500)$/);
  expect((await time(3)).value).toBe('00:05.000');
  await user.keyboard('{Backspace}');
  expect((await time(2)).value).toBe('00:03.000');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^这一行开始/ })).toBeNull();
  expect(audio).not.toBeNull();
});

it("asks after a conflict and saves over the other user's version", async () => {
  let tries = 0;
  const { user, stub } = await open({
    '/x/lyric/save': () => {
      tries += 1;
      return tries === 1
        ? { code: 409, data: { ...saved, version: 7 } }
        : { code: 200, data: { ...saved, version: 8 } };
    },
  });
  await user.type(await text(1), '啊');
  await user.click(screen.getByRole('button', { name: '保存' }));
  const question = await screen.findByRole('dialog', { name: '这首歌的词刚被别人改过' });
  expect((await text(1)).value).toBe('床前明月光啊');
  await user.click(within(question).getByRole('button', { name: '仍然保存我的' }));
  expect(await screen.findByText(/^没有改动/)).toBeInTheDocument();
  expect((await saves(stub)).map(({ base }) => base)).toEqual(['0', '7']);
});

it('asks a guest to log in', async () => {
  const { stub } = await open({}, null);
  expect(await screen.findByRole('link', { name: '登录' })).toBeInTheDocument();
  expect(stub.paths().some((path) => path.startsWith('/x/lyric'))).toBe(false);
});

it('shows an explanation if the service accepts no edits', async () => {
  await open({ '/x/capabilities': { code: 200, data: { features: [] } } });
  expect(await screen.findByText('这个服务不收歌词的改动')).toBeInTheDocument();
});
