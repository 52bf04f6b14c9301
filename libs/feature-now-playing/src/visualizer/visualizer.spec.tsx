import { renderWithProviders } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NowPlayingPortsProvider } from '../now-playing-ports.ts';
import { LazyVisualizer } from './LazyVisualizer.tsx';
import { VisualizerButton } from './VisualizerButton.tsx';
import { resetVisualizerKind, visualizerKinds } from './visualizer-kind.ts';

let frames: FrameRequestCallback[] = [];
const analyser = vi.fn(() => null);

beforeEach(async () => {
  await clear();
  resetVisualizerKind();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void (frames[frame - 1] = () => undefined));
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => analyser.mockClear());

const part = (
  <NowPlayingPortsProvider value={{ audio: { analyser }, restored: () => Promise.resolve() }}>
    <VisualizerButton />
    <LazyVisualizer kinds={visualizerKinds} cover="" />
  </NowPlayingPortsProvider>
);
const shown = () => document.querySelector('canvas')?.dataset['visual'];
/** Runs the next animation frame. */
const step = (): void => frames.splice(0).forEach((frame) => frame(performance.now()));

async function choose(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: '声音画面' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

it('is off by default and requests no analyser', async () => {
  const { player } = renderWithProviders(part);
  await act(async () => {
    player.playList([buildTrack({ id: 7 })]);
    await flushPromises();
  });
  expect(shown()).toBeUndefined();
  step();
  expect(analyser).not.toHaveBeenCalled();
});

it('persists the choice and can be turned off', async () => {
  renderWithProviders(part);
  await choose('光环');
  await vi.waitFor(() => expect(shown()).toBe('halo'));
  expect(await get('qy-visual')).toBe('halo');
  await choose('不显示');
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  expect(await get('qy-visual')).toBeNull();
});

it('restores a persisted choice and ignores invalid values', async () => {
  await set('qy-visual', 'curve');
  const first = renderWithProviders(part);
  await vi.waitFor(() => expect(shown()).toBe('curve'));
  first.show(null);
  resetVisualizerKind();
  await set('qy-visual', 'fireworks');
  renderWithProviders(part);
  await act(flushPromises);
  expect(shown()).toBeUndefined();
});

it('requests the analyser only while music plays', async () => {
  await set('qy-visual', 'bars');
  const { player } = renderWithProviders(part);
  await vi.waitFor(() => expect(shown()).toBe('bars'));
  step();
  expect(analyser).not.toHaveBeenCalled();
  await act(async () => {
    player.playList([buildTrack({ id: 7 })]);
    await flushPromises();
  });
  step();
  expect(analyser).toHaveBeenCalledTimes(1);
  act(() => player.pause());
  step();
  step();
  expect(analyser).toHaveBeenCalledTimes(1);
});

it('requests no analyser while the page is hidden', async () => {
  await set('qy-visual', 'bars');
  const { player } = renderWithProviders(part);
  await act(async () => {
    player.playList([buildTrack({ id: 7 })]);
    await flushPromises();
  });
  await vi.waitFor(() => expect(shown()).toBe('bars'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  analyser.mockClear();
  step();
  step();
  expect(analyser).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  step();
  expect(analyser).toHaveBeenCalled();
});

it('renders neither button nor visualizer with reduced motion', async () => {
  await set('qy-visual', 'bars');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderWithProviders(part);
  await act(flushPromises);
  expect(screen.queryByRole('button', { name: '声音画面' })).toBeNull();
  expect(shown()).toBeUndefined();
});
