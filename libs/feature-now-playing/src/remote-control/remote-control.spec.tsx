import { renderWithProviders } from '@qingyin/test-harness';
import { buildTracks, flushPromises } from '@qingyin/player/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrowFocus } from './use-arrow-focus.ts';
import { useRemoteKeys } from './use-remote-keys.ts';

/** Positions of the controls, by name: left and top, px. */
const places: Readonly<Record<string, [number, number]>> = {
  关闭: [0, 0],
  分享: [900, 0],
  暂停: [480, 700],
  下一首: [540, 700],
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top] = places[this.textContent] ?? [0, 0];
    return new DOMRect(left, top, 40, 40);
  });
  HTMLElement.prototype.checkVisibility ??= () => true;
});

function Page({ onClose = vi.fn() }: { onClose?: () => void }) {
  const page = useRef<HTMLDivElement>(null);
  useArrowFocus(page, true);
  useRemoteKeys(onClose, true);
  return (
    <>
      <div ref={page} role="dialog" data-page-keys tabIndex={-1}>
        <button type="button">关闭</button>
        <button type="button">分享</button>
        <div role="slider" aria-valuenow={0} tabIndex={0} />
        <p data-side="start">
          <button type="button">一句</button>
        </p>
      </div>
      <section>
        <button type="button" data-player-bar-cover aria-label="正在播放" />
        <button type="button">暂停</button>
        <button type="button">下一首</button>
      </section>
    </>
  );
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const focused = () => document.activeElement?.textContent;

describe('arrow keys', () => {
  it('move the focus between the controls of page and player bar once up or down was pressed', () => {
    renderWithProviders(<Page />);
    screen.getByRole('dialog').focus();
    // Left and right stay with the shortcuts that seek.
    expect(press('ArrowRight')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(focused()).toBe('暂停');
    press('ArrowRight');
    expect(focused()).toBe('下一首');
    press('ArrowUp');
    expect(focused()).toBe('分享');
    press('ArrowLeft');
    expect(focused()).toBe('关闭');
  });

  it('leave the controls by up from the topmost one', () => {
    renderWithProviders(<Page />);
    screen.getByRole('button', { name: '分享' }).focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    expect(press('ArrowRight')).toBe(true);
  });

  it('seek again after a pointer, Tab or Escape', () => {
    renderWithProviders(<Page />);
    for (const end of [
      () => fireEvent.pointerDown(document.body),
      () => press('Tab'),
      () => press('Escape'),
    ]) {
      screen.getByRole('dialog').focus();
      press('ArrowDown');
      expect(press('ArrowRight')).toBe(false);
      end();
      expect(press('ArrowLeft')).toBe(true);
    }
  });

  it('stay with sliders, with keys that are held beside them, and with dialogs in front', () => {
    const { show } = renderWithProviders(<Page />);
    screen.getByRole('slider').focus();
    expect(press('ArrowDown')).toBe(true);
    screen.getByRole('dialog').focus();
    expect(press('ArrowDown', { altKey: true })).toBe(true);
    show(
      <>
        <Page />
        <div aria-modal="true" />
      </>,
    );
    expect(press('ArrowDown')).toBe(true);
  });
});

it('keys of remote controls pause, play and skip, and Back closes the page', async () => {
  const onClose = vi.fn();
  const { player } = renderWithProviders(<Page onClose={onClose} />);
  await act(async () => {
    player.playList(buildTracks(3), 1);
    await flushPromises();
  });
  const index = () => player.snapshot.get().index;
  expect(press('MediaTrackNext')).toBe(false);
  expect(index()).toBe(2);
  press('MediaTrackPrevious');
  expect(index()).toBe(1);
  await act(flushPromises);
  press('MediaPlayPause');
  expect(player.snapshot.get().status).toBe('paused');
  press('MediaPlay');
  expect(player.snapshot.get().status).not.toBe('paused');
  expect(press('GoBack')).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  expect(press('x')).toBe(true);
});
