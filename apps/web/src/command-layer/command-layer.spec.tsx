import { overlayStore } from '@qingyin/shortcuts';
import { renderConnected } from '@qingyin/test-harness';
import { clearCommand } from '@qingyin/player/queue';
import { buildTracks } from '@qingyin/player/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { clear, set } from 'idb-keyval';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import CommandLayer from './CommandLayer.tsx';

beforeEach(async () => {
  overlayStore.set(null);
  ratings = [];
  await clear();
});

/** Ratings that were sent: id and stars. */
let ratings: [number, number][] = [];

interface Bench {
  first?: KeyboardEvent;
  beside?: ReactNode;
}

/** Renders the shortcuts with three songs in the queue, the second of them playing. */
async function show({ first, beside }: Bench = {}) {
  const bench = await renderConnected(
    <>
      <CommandLayer last={first ?? null} onListening={() => undefined} />
      {beside}
    </>,
    {
      answers: {
        '/likelist': { code: 200, ids: [] },
        '/like': { code: 200, songs: [] },
        '/x/capabilities': { code: 200, data: { features: ['song-ratings'] } },
        '/x/songs/rate': async (_url: URL, request: Request) => {
          const form = await request.formData();
          ratings.push([Number(form.get('id')), Number(form.get('stars'))]);
          return Response.json({ code: 200, stars: 0 });
        },
      },
    },
  );
  act(() => bench.player.playList(buildTracks(3), 1));
  // Waits until the key bindings were read from storage and rendered.
  await waitFor(() => expect(bench.queryClient.getQueryData(['system', 'keys'])).toBeDefined());
  await act(() => Promise.resolve());
  const state = () => bench.player.snapshot.get();
  return { ...bench, state };
}

/** Dispatches a keydown event; true if its default was not prevented. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) => {
  let left = true;
  act(() => void (left = fireEvent.keyDown(target, { key, bubbles: true, cancelable: true, ...init })));
  return left;
};

describe('keyboard shortcuts', () => {
  it('play or pause, skip to the next song and back to the previous one', async () => {
    const { state } = await show();
    expect(press('n')).toBe(false);
    expect(state().index).toBe(2);
    press('p');
    expect(state().index).toBe(1);
    const before = state().status;
    press(' ');
    expect(state().status).not.toBe(before);
  });

  it('confirm changes of mute, play mode and volume in a toast', async () => {
    const { state } = await show();
    press('m');
    expect(state().muted).toBe(true);
    expect(await screen.findByText('已静音')).toBeInTheDocument();
    press('r');
    expect(await screen.findByText('列表循环')).toBeInTheDocument();
    act(() => void press('-'));
    expect(await screen.findByText(/^音量 \d+%$/)).toBeInTheDocument();
  });

  it('rate the playing song, or the song of the focused row', async () => {
    const { state } = await show({ beside: <div tabIndex={0} role="row" data-song="99" aria-label="歌" /> });
    await waitFor(() => expect(press('4', { code: 'Digit4', altKey: true })).toBe(false));
    expect(await screen.findByText('评分：4 星')).toBeInTheDocument();
    const row = screen.getByRole('row');
    act(() => row.focus());
    press('0', { code: 'Digit0', altKey: true }, row);
    expect(await screen.findByText('已取消评分')).toBeInTheDocument();
    await waitFor(() =>
      expect(ratings).toEqual([
        [state().track?.id, 4],
        [99, 0],
      ]),
    );
  });

  it('repeat while held only for commands that allow it', async () => {
    const { state } = await show();
    const volume = state().volume;
    press('-', { repeat: true });
    expect(state().volume).toBeLessThan(volume);
    expect(press('m', { repeat: true })).toBe(false);
    expect(state().muted).toBe(false);
  });

  it('do not run while a text field has the focus or an input method composes', async () => {
    const { state } = await show({ beside: <input aria-label="words" /> });
    const field = screen.getByRole('textbox');
    expect(press('n', {}, field)).toBe(true);
    expect(press(' ', {}, field)).toBe(true);
    expect(press('n', { isComposing: true })).toBe(true);
    expect(press('n', { keyCode: 229 })).toBe(true);
    expect(state().index).toBe(1);
  });

  it('do not run while a modal dialog is open, wherever the focus is', async () => {
    const { state } = await show({ beside: <div role="dialog" aria-modal="true" /> });
    expect(press('n')).toBe(true);
    expect(state().index).toBe(1);
  });

  it('do not run if another listener prevented the default', async () => {
    const use = (event: KeyboardEvent) => event.preventDefault();
    document.addEventListener('keydown', use);
    const { state } = await show();
    press('n');
    document.removeEventListener('keydown', use);
    expect(state().index).toBe(1);
  });

  it('leave a key alone whose command does not apply or which is not bound', async () => {
    const { player } = await show();
    act(() => void player.change(clearCommand()));
    expect(press(' ')).toBe(true);
    expect(press('z')).toBe(true);
  });

  it('open the palette from a text field, because Ctrl+K types nothing', async () => {
    await show({ beside: <input aria-label="words" /> });
    expect(press('k', { ctrlKey: true }, screen.getByRole('textbox'))).toBe(false);
    expect(await screen.findByRole('dialog', { name: '命令面板' })).toBeInTheDocument();
  });

  it('use the key bindings stored on this device', async () => {
    await set('keys', { 'player:next': 'X', 'player:previous': null });
    const { state } = await show();
    await waitFor(() => {
      press('x');
      expect(state().index).toBe(2);
    });
    expect(press('p')).toBe(true);
    expect(press('n')).toBe(true);
    expect(state().index).toBe(2);
  });

  it('run for a key that was pressed before the code was loaded', async () => {
    await show({ first: new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true }) });
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeInTheDocument();
  });

  it('run for a key that is pressed right after the first render', async () => {
    function Pressed() {
      useLayoutEffect(() => void fireEvent.keyDown(document.body, { key: '?' }), []);
      return null;
    }
    await show({ beside: <Pressed /> });
    expect(await screen.findByRole('dialog', { name: '键盘快捷键' })).toBeInTheDocument();
  });

  it('open the settings', async () => {
    const { router } = await show();
    press(',');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ settings: 'playback' }));
  });
});
