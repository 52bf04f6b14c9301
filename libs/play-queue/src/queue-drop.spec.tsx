import { renderConnected } from '@qingyin/test-harness';
import type { Track } from '@qingyin/contract';
import { buildTrack, buildTracks } from '@qingyin/player/testing';
import { PlayerBar } from '@qingyin/player-react';
import { dragSongs } from '@qingyin/ui';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQueueDrawer } from './load-queue-drawer.ts';

const ROW = 56;

// The virtual list reads its height from the layout, which jsdom does not compute.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  fireEvent.dragEnd(document.body);
});

const transfer = () => ({ clearData: vi.fn(), setData: vi.fn(), setDragImage: vi.fn(), dropEffect: '' });

/** Starts a drag of songs outside of the queue. */
function dropTracks(tracks: readonly Track[], fetch = () => Promise.resolve(tracks)): void {
  const songs = { count: tracks.length, tracks: fetch, from: {} };
  dragSongs(transfer() as unknown as DataTransfer, songs, '别处的歌');
}

/** jsdom's drag events have no coordinates. */
function hang(target: Element, type: 'dragOver' | 'drop', y = 0): boolean {
  const event = createEvent[type](target, { dataTransfer: transfer() });
  Object.defineProperty(event, 'clientY', { value: y });
  fireEvent(target, event);
  return event.defaultPrevented;
}

async function withQueue(count: number) {
  const answers = { '/likelist': { code: 200, ids: [], checkPoint: 0 } };
  const bench = await renderConnected(<PlayerBar loadQueue={loadQueueDrawer} />, { answers });
  if (count > 0) act(() => bench.player.playList(buildTracks(count)));
  const queue = () => bench.player.snapshot.get().queue.map(({ id }) => id);
  return { ...bench, queue, button: screen.getByRole('button', { name: '播放队列' }) };
}

const others = [buildTrack({ id: 91 }), buildTrack({ id: 92, unplayable: 'gone' }), buildTrack({ id: 93 })];

describe('songs dropped on the queue', () => {
  it('are inserted at the line, playable ones only', async () => {
    const { button, queue } = await withQueue(4);
    fireEvent.click(button);
    const list = await screen.findByRole('grid');
    dropTracks(others);
    expect(hang(list, 'dragOver', 2.2 * ROW)).toBe(true);
    const line = document.querySelector<HTMLElement>('[role="dialog"] [aria-hidden][style*="inset-block"]');
    expect(line?.style.insetBlockStart).toBe(`${2 * ROW + 4}px`);
    hang(list, 'drop', 2.2 * ROW);
    await waitFor(() => expect(queue()).toEqual([1, 2, 91, 93, 3, 4]));
    expect(line?.isConnected).toBe(false);
    expect(screen.getByText('已添加到播放队列')).toBeInTheDocument();
  });

  it('are appended when dropped on the button of the player bar', async () => {
    const { button, queue } = await withQueue(2);
    dropTracks(others);
    hang(button, 'dragOver');
    expect(button.hasAttribute('data-drop')).toBe(true);
    hang(button, 'drop');
    await waitFor(() => expect(queue()).toEqual([1, 2, 91, 93]));
    expect(button.hasAttribute('data-drop')).toBe(false);
  });

  it('open the queue when they hover over its button', async () => {
    const { button } = await withQueue(2);
    dropTracks(others);
    hang(button, 'dragOver');
    expect(await screen.findByRole('dialog', { name: '播放队列' })).toBeInTheDocument();
  });

  it('are accepted by an empty queue', async () => {
    const { button, queue } = await withQueue(0);
    fireEvent.click(button);
    const message = await screen.findByText(/队列是空的/);
    dropTracks([buildTrack({ id: 91 })]);
    hang(message, 'drop');
    await waitFor(() => expect(queue()).toEqual([91]));
  });

  it('can be fetched again after a failure', async () => {
    const { button, queue } = await withQueue(2);
    const fetch = vi.fn(() => Promise.resolve(others)).mockRejectedValueOnce(new Error('lost'));
    dropTracks(others, fetch);
    hang(button, 'drop');
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    expect(queue()).toEqual([1, 2]);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(queue()).toEqual([1, 2, 91, 93]));
  });

  it('are left out with a message if they are unplayable', async () => {
    const { button, queue } = await withQueue(2);
    dropTracks([buildTrack({ id: 92, unplayable: 'gone' })]);
    hang(button, 'drop');
    expect(await screen.findByText('这些歌现在都放不了')).toBeInTheDocument();
    expect(queue()).toEqual([1, 2]);
  });

  it('are required: other drags are not accepted', async () => {
    const { button } = await withQueue(2);
    expect(hang(button, 'dragOver')).toBe(false);
  });
});
