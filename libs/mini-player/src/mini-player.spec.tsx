import { commandRunner, type CommandId } from '@qingyin/shortcuts';
import { renderConnected } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeMiniPlayer } from './open-mini-player.ts';
import { windowStore, type ChildWindow } from './window-store.ts';
import MiniPlayerPortal from './MiniPlayerPortal.tsx';
import { MiniPlayerButton } from './MiniPlayerButton.tsx';
import { fakeChildWindow } from './testing/fake-child-window.ts';
import { parseMiniPlayerState, persistedMiniPlayerState } from './mini-player-state.ts';

const lyrics = {
  code: 200,
  lrc: { version: 1, lyric: '[00:01.00]床前明月光\n[00:05.00]疑是地上霜\n[00:09.00]举头望明月' },
  tlyric: { version: 1, lyric: '[00:05.00]I take it for frost' },
};

const popUp = vi.fn<typeof window.open>();
const ran = vi.fn<(id: CommandId) => void>();
beforeEach(() => {
  ran.mockReset();
  commandRunner.set({ canRun: () => true, run: ran });
  popUp.mockReset();
  vi.stubGlobal('open', popUp);
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: query.includes('hover'),
  }));
});
afterEach(() => act(() => closeMiniPlayer()));

/** Renders the mini player as the shell does. */
function Slot() {
  const view = useSyncExternalStore(windowStore.subscribe, windowStore.get);
  return view && <MiniPlayerPortal view={view} />;
}

const button = () => screen.getByRole('button', { name: '小窗' });

async function show(view: ChildWindow | null) {
  popUp.mockReturnValue(view);
  const page = (
    <>
      <MiniPlayerButton />
      <Slot />
    </>
  );
  const answers = {
    '/lyric/new': lyrics,
    '/likelist': { code: 200, ids: [] },
    '/like': { code: 200, songs: [] },
  };
  const bench = await renderConnected(page, { answers });
  await act(async () => {
    bench.player.playList([buildTrack({ id: 7, name: '静夜思' }), buildTrack({ id: 8, name: '望岳' })]);
    await flushPromises();
  });
  await bench.user.click(button());
  return bench;
}

async function open(given: { low?: boolean } = {}) {
  const view = fakeChildWindow(given);
  const bench = await show(view);
  const inside = within(view.document.body);
  await inside.findByRole('main', { name: '小窗' });
  const status = () => bench.player.snapshot.get().status;
  const press = (key: string) =>
    act(() => void fireEvent.keyDown(view.document.body, { key, bubbles: true, cancelable: true }));
  return { ...bench, view, inside, status, press };
}

it('renders the song into the other document and sets its title', async () => {
  const { view, inside, player } = await open();
  expect(inside.getByRole('heading', { name: '静夜思' })).toBeDefined();
  expect(screen.queryByRole('main', { name: '小窗' })).toBeNull();
  expect(view.document.title).toBe('静夜思 · 青音');
  expect(button().getAttribute('aria-pressed')).toBe('true');
  act(() => player.next());
  await waitFor(() => expect(view.document.title).toBe('望岳 · 青音'));
});

it('controls playback and likes by buttons and keyboard shortcuts', async () => {
  const { inside, status, press } = await open();
  const before = status();
  act(() => inside.getByRole('button', { name: '暂停' }).click());
  expect(status()).not.toBe(before);
  press(' ');
  press('ArrowRight');
  // The effect of the queue would be out of sight.
  press('q');
  expect(ran.mock.calls).toEqual([['player:toggle'], ['player:forward']]);
  const heart = inside.getByRole('button', { name: '喜欢' });
  act(() => heart.click());
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});

it('closes by Escape and updates the button on the page', async () => {
  const { press, view } = await open();
  press('Escape');
  expect(view.close).toHaveBeenCalled();
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

it('closes by its button', async () => {
  const { user, view } = await open();
  await user.click(button());
  expect(view.close).toHaveBeenCalled();
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

it('marks the current line among all lines in a tall window', async () => {
  const { inside, audio } = await open();
  await inside.findByRole('button', { name: /疑是地上霜/ });
  act(() => audio.advance(5500));
  const sung = await waitFor(() => inside.getByRole('listitem', { current: true }));
  expect(sung.textContent).toContain('疑是地上霜');
  // The menu of a line would open on the page.
  expect(inside.queryByRole('button', { name: '这一句的更多操作' })).toBeNull();
});

it('shows the current and the next line in a compact window, the title before the first line', async () => {
  const { inside, audio } = await open({ low: true });
  const lines = () => inside.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(lines()).toEqual(['静夜思', '床前明月光']));
  act(() => audio.advance(5500));
  await waitFor(() => expect(lines()).toEqual(['疑是地上霜 I take it for frost', '举头望明月']));
});

it('hides the lyrics and persists that choice', async () => {
  const { inside, queryClient } = await open();
  const toggle = inside.getByRole('button', { name: '歌词' });
  await inside.findByRole('region', { name: '歌词' });
  act(() => toggle.click());
  await waitFor(() => expect(inside.queryAllByRole('region', { name: '歌词' })).toHaveLength(0));
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(
    parseMiniPlayerState(queryClient.getQueryData(persistedMiniPlayerState.query().queryKey)).words,
  ).toBe(false);
});

it('shows that the browser has blocked it and offers a retry', async () => {
  const { user } = await show(null);
  expect(await screen.findByText('浏览器拦下了小窗。请允许本站弹出窗口，再试一次。')).toBeDefined();
  expect(button().getAttribute('aria-pressed')).toBe('false');
  const view = fakeChildWindow();
  popUp.mockReturnValue(view);
  await user.click(screen.getByRole('button', { name: '重试' }));
  await within(view.document.body).findByRole('main', { name: '小窗' });
});
