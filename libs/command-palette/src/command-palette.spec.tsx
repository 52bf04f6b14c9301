import { type KeyBindingOverrides, resolveKeyBindings } from '@qingyin/shortcuts';
import { renderConnected } from '@qingyin/test-harness';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import CommandPalette from './CommandPalette.tsx';

const song = {
  id: 1,
  name: '静夜思',
  artists: [{ id: 5, name: '李白' }],
  album: { id: 6, name: '唐', picUrl: '' },
  duration: 1000,
  alias: [],
  fee: 0,
  mvid: 0,
};
const found = { code: 200, result: { songs: [song], playlists: [{ id: 8, name: '静听' }] } };

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await clear();
});

async function show(
  suggest: object | (() => Response | object | Promise<Response | object>) = found,
  changes: KeyBindingOverrides = {},
) {
  const onClose = vi.fn();
  const run = vi.fn();
  const runner = { canRun: (id: string) => id !== 'player:like', run };
  const bench = await renderConnected(
    <CommandPalette runner={runner} keys={resolveKeyBindings(changes)} onClose={onClose} />,
    {
      answers: { '/search/suggest': suggest as never },
    },
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '找歌曲、页面和命令' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  return { ...bench, onClose, run, field, active };
}

const option = (name: string | RegExp) => screen.findByRole('option', { name });
const group = (name: string) => screen.getByRole('group', { name });

describe('command palette', () => {
  it('lists available commands and pages with their keys', async () => {
    await show();
    expect(within(group('正在播放')).getByRole('option', { name: '下一首N' })).toBeInTheDocument();
    expect(within(group('页面')).getByRole('option', { name: '私人FM' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /喜欢正在播放的歌/ })).toBeNull();
    expect(screen.queryByRole('option', { name: '歌手榜' })).toBeNull();
  });

  it('offers the query that the service suggests when it finds nothing', async () => {
    const qcReminders = [{ qcReminderPart: '床前明月光', highLight: true }];
    const result = { searchQcReminder: { qcReminders, qcReminderChannel: '' } };
    const { user, field, router, onClose } = await show({ code: 200, result });
    await user.type(field, '床钱明月光');
    await option('床前明月光');
    await user.click(within(group('你是不是要找')).getByRole('option'));
    await waitFor(() => expect(router.state.location.search).toEqual({ keywords: '床前明月光' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('moves the active line by arrow keys, Home and End, and wraps around', async () => {
    const { user, active } = await show();
    const all = screen.getAllByRole('option');
    expect(active()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(all.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(all[1]);
    expect(all[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{End}');
    expect(active()).toBe(all.at(-1));
    await user.keyboard('{Home}');
    expect(active()).toBe(all[0]);
  });

  it('runs a command found by its pinyin initials and records it as recent', async () => {
    const { user, run, onClose, field } = await show({ code: 200, result: {} });
    await user.type(field, 'xys');
    expect((await option(/下一首/)).querySelector('mark')?.textContent).toBe('下一首');
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('player:next');
    expect(onClose).toHaveBeenCalledBefore(run);
    await waitFor(async () => expect(await get('recent-commands')).toEqual(['player:next']));
  });

  it('lists recently used commands first', async () => {
    await set('recent-commands', ['page:/singer-list', 'player:mute', 'gone']);
    const { user, run } = await show();
    await waitFor(() =>
      expect(
        within(group('最近用过'))
          .getAllByRole('option')
          .map((each) => each.textContent),
      ).toEqual(['歌手榜', '静音MM']),
    );
    await user.keyboard('{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('page:/singer-list');
  });

  it('plays a song found by the service after one debounced request', async () => {
    const { user, player, field, stub } = await show();
    await user.type(field, 'jys');
    await user.click(await option(/静夜思/));
    expect(player.snapshot.get().track?.id).toBe(1);
    // The request is debounced: one call for three letters.
    expect(stub.paths().filter((path) => path.startsWith('/search/suggest'))).toHaveLength(1);
  });

  it('takes the first result after Enter once the pending search has finished', async () => {
    let answer: (found: object) => void = () => undefined;
    const { user, player, field } = await show(() =>
      new Promise<object>((done) => (answer = done)).then((body) => Response.json(body)),
    );
    await user.type(field, 'jys');
    await user.keyboard('{Enter}');
    expect(screen.getByText('搜索中…')).toBeInTheDocument();
    await waitFor(() => {
      answer(found);
      expect(player.snapshot.get().track?.id).toBe(1);
    });
  });

  it.each([
    { what: 'that composes', isComposing: true },
    { what: 'that has just composed, in Safari', keyCode: 229 },
  ])('leaves Enter to an input method $what', async (init) => {
    const { field, run } = await show();
    const enter = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...init,
    });
    act(() => void field.dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  it('keeps local matches when the search fails and retries it', async () => {
    let down = true;
    const { user, field } = await show(() => (down ? new Response('', { status: 500 }) : found));
    await user.type(field, '静');
    expect(await screen.findByText('歌曲没有取到。')).toBeInTheDocument();
    expect(await option(/静音/)).toBeInTheDocument();
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await option(/静夜思/)).toBeInTheDocument();
    expect(document.activeElement).toBe(field);
  });

  it('links to the search page when nothing is found', async () => {
    const { user, field, router } = await show({ code: 200, result: {} });
    await user.type(field, 'qqqq');
    expect(await screen.findByText('没有找到相关的内容')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ keywords: 'qqqq' }));
  });

  it('closes by the keys that opened it', async () => {
    const { user, onClose } = await show();
    await user.keyboard('{Control>}k{/Control}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when its keys type a character or when it has none', async () => {
    const letter = await show(found, { 'view:palette': 'B' });
    await letter.user.keyboard('b');
    expect(letter.field.value).toBe('b');
    expect(letter.onClose).not.toHaveBeenCalled();
    cleanup();
    const none = await show(found, { 'view:palette': null });
    await none.user.keyboard('{Shift>}B{/Shift}');
    expect(none.field.value).toBe('B');
    expect(none.onClose).not.toHaveBeenCalled();
  });
});
