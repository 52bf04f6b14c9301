import { buildTrack, buildTracks, setUpPlayer, type TestHarness } from '@qingyin/player/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlayerBar } from '../PlayerBar.tsx';
import { flushPending, renderWithPlayer } from '../testing/render-with-player.tsx';

const MORE = '更多播放设置';
const bar = (): HTMLElement => screen.getByRole('region', { name: '播放器' });
const moreButton = (): HTMLElement => within(bar()).getByRole('button', { name: MORE });

async function opened(given: TestHarness = setUpPlayer()) {
  const bench = renderWithPlayer(<PlayerBar />, given);
  const user = userEvent.setup();
  act(() => bench.player.playList(buildTracks(3)));
  await flushPending();
  await user.click(moreButton());
  const dialog = within(await screen.findByRole('dialog', { name: MORE }));
  const press = (name: string): Promise<void> => user.click(dialog.getByRole('button', { name }));
  const choose = (group: string, name: string): Promise<void> =>
    user.click(
      within(dialog.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole('radio', { name }),
    );
  return { ...bench, user, dialog, press, choose, now: () => bench.player.snapshot.get() };
}

it('closes by a press outside and by Escape, with the focus back on its button', async () => {
  const { user } = await opened();
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(moreButton());
  expect(await screen.findByRole('dialog', { name: MORE })).toBe(document.activeElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(moreButton());
});

it('sets the speed in large and small steps within its bounds', async () => {
  const { press, choose, now, dialog, player } = await opened();
  await choose('倍速', '1.5×');
  expect(now().rate).toBe(1.5);
  await press('快一点');
  await press('快一点');
  expect(now().rate).toBe(1.6);
  expect(dialog.getByText('1.60×')).toBeDefined();
  await press('慢一点');
  expect(now().rate).toBe(1.55);
  act(() => player.setRate(2));
  expect(dialog.getByRole('button', { name: '快一点' }).getAttribute('aria-disabled')).toBe('true');
  act(() => player.setRate(0.5));
  expect(dialog.getByRole('button', { name: '慢一点' }).getAttribute('aria-disabled')).toBe('true');
});

describe('A–B repeat (A–B 循环)', () => {
  it('sets A–B repeat at the current position, shows it as text and on the slider, and clears it', async () => {
    const { press, audio, now, dialog } = await opened();
    expect(dialog.getByRole('button', { name: 'B 到这里' })).toHaveProperty('disabled', true);
    act(() => audio.advance(61_000));
    await press('A 从这里');
    await waitFor(() => expect(now().loop).toEqual({ fromMs: 61_000, toMs: null }));
    act(() => audio.advance(500));
    await press('B 到这里');
    expect(now().loop?.toMs).toBeNull();
    act(() => audio.advance(60_000));
    await press('B 到这里');
    await waitFor(() => expect(now().loop).toEqual({ fromMs: 61_000, toMs: 121_500 }));
    expect(dialog.getByText('1:01 – 2:01').getAttribute('role')).toBe('status');
    await waitFor(() => expect(document.querySelector('[data-loop="closed"]')).not.toBeNull());
    const [part] = document.querySelectorAll<HTMLElement>('[data-loop] > div');
    expect(part?.style.insetInlineStart).toBe('30.5%');
    expect(part?.style.inlineSize).toBe('30.25%');
    expect(moreButton().dataset['marked']).toBe('true');
    await press('清除');
    await waitFor(() => expect(now().loop).toBeNull());
    expect(document.querySelector('[data-loop]')).toBeNull();
  });
});

describe('sleep timer (定时停止)', () => {
  it('offers times, ends and a custom number of minutes for the sleep timer', async () => {
    const { choose, now, dialog, user, press } = await opened();
    await choose('定时停止', '45 分');
    expect(now().sleep).toMatchObject({ kind: 'at', afterMs: 45 * 60_000 });
    await choose('定时停止', '播完队列');
    expect(now().sleep).toEqual({ kind: 'after-queue' });
    await choose('定时停止', '播完这首');
    expect(now().sleep).toEqual({ kind: 'after-track' });
    await choose('定时停止', '自己定');
    const field = dialog.getByRole('spinbutton', { name: '多久后停（分钟）' });
    await user.clear(field);
    await user.type(field, '700');
    expect(dialog.getByRole('alert').textContent).toBe('1 到 600 的整数');
    expect(dialog.getByRole('button', { name: '开始' })).toHaveProperty('disabled', true);
    await user.clear(field);
    await user.type(field, '7');
    await press('开始');
    expect(now().sleep).toMatchObject({ kind: 'at', afterMs: 7 * 60_000 });
    await choose('定时停止', '不定时');
    expect(now().sleep).toBeNull();
  });

  it('shows the remaining time of the sleep timer, extends and cancels it', async () => {
    const start = Date.now();
    const bench = setUpPlayer({ clock: { now: () => Date.now(), after: () => () => {} } });
    const { choose, now, dialog, press } = await opened(bench);
    await choose('定时停止', '15 分');
    expect(dialog.getByText(/^还有 1[45]:\d\d$/)).toBeDefined();
    await press('再加 15 分');
    const { sleep } = now();
    expect(sleep?.kind === 'at' && sleep.at - start).toBeGreaterThanOrEqual(30 * 60_000 - 1000);
    await press('取消定时');
    expect(now().sleep).toBeNull();
    expect(dialog.queryByText(/^还有/)).toBeNull();
  });
});

describe('quality (音质)', () => {
  const badge = (): Promise<HTMLElement> => within(bar()).findByRole('button', { name: /^音质：/ });

  it('sets quality and data saver', async () => {
    const { choose, now } = await opened();
    await choose('音质', '无损');
    await choose('省流量', '开');
    expect(now()).toMatchObject({ level: 'lossless', saver: 'on', saving: true });
  });

  it('shows the chosen quality, the one that plays and the reason', async () => {
    const bench = setUpPlayer({ manual: true });
    renderWithPlayer(<PlayerBar />, bench);
    act(() => bench.player.setQuality('hires'));
    act(() => bench.player.playList([buildTrack({ bestLevel: 'standard' })]));
    bench.urlRequests[0]?.answer({ level: 'standard', br: 128_000 });
    await flushPending();
    const shown = await badge();
    expect(shown.textContent).toBe('标准');
    expect(shown.getAttribute('aria-label')).toBe(
      '音质：选了「高解析度」；这首歌没有这一档，正在放「标准」（128 kbps）。',
    );
    await userEvent.click(shown);
    const dialog = await screen.findByRole('dialog', { name: MORE });
    expect(within(dialog).getByText(/^选了「高解析度」；这首歌没有这一档/)).toBeDefined();
  });

  it('shows no reason when the chosen quality plays', async () => {
    await opened();
    expect((await badge()).getAttribute('aria-label')).toBe('音质：正在放的就是所选的「极高」（320 kbps）。');
  });
});
