import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMiniPlayer, isMiniPlayerAvailable, openMiniPlayer } from './open-mini-player.ts';
import { windowStore } from './window-store.ts';
import { fakeChildWindow } from './testing/fake-child-window.ts';
import { parseMiniPlayerState, defaultMiniPlayerState } from './mini-player-state.ts';

const popUp = vi.fn<typeof window.open>();
const requestWindow = vi.fn();
const withPictureInPicture = () => vi.stubGlobal('documentPictureInPicture', { requestWindow });

beforeEach(() => {
  popUp.mockReset();
  requestWindow.mockReset();
  vi.stubGlobal('open', popUp);
});
afterEach(() => closeMiniPlayer());

describe('window of the mini player', () => {
  it('uses document picture-in-picture where the browser supports it', async () => {
    withPictureInPicture();
    const view = fakeChildWindow();
    requestWindow.mockResolvedValue(view);
    expect(await openMiniPlayer({ ...defaultMiniPlayerState, width: 400, height: 120 })).toBe(true);
    expect(requestWindow).toHaveBeenCalledWith({ width: 400, height: 120 });
    expect(windowStore.get()).toBe(view);
    expect(popUp).not.toHaveBeenCalled();
  });

  it('falls back to a pop-up of the persisted size and position', async () => {
    const view = fakeChildWindow();
    popUp.mockReturnValue(view);
    expect(await openMiniPlayer({ words: true, width: 400, height: 120, left: 30, top: -8 })).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=400,height=120,left=30,top=-8');
    expect(windowStore.get()).toBe(view);
  });

  it('falls back to a pop-up if picture-in-picture is refused', async () => {
    withPictureInPicture();
    requestWindow.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    popUp.mockReturnValue(fakeChildWindow());
    expect(await openMiniPlayer(defaultMiniPlayerState)).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=380,height=500');
  });

  it('returns false if the pop-up is blocked', async () => {
    popUp.mockReturnValue(null);
    expect(await openMiniPlayer(defaultMiniPlayerState)).toBe(false);
    expect(windowStore.get()).toBeNull();
    popUp.mockReturnValue(fakeChildWindow());
    expect(await openMiniPlayer(defaultMiniPlayerState)).toBe(true);
  });

  it('opens once, however often it is requested', async () => {
    popUp.mockImplementation(() => fakeChildWindow());
    await Promise.all([openMiniPlayer(defaultMiniPlayerState), openMiniPlayer(defaultMiniPlayerState)]);
    await openMiniPlayer(defaultMiniPlayerState);
    expect(popUp).toHaveBeenCalledTimes(1);
  });

  it('resets the store when the user closes the window', async () => {
    const view = fakeChildWindow();
    popUp.mockReturnValue(view);
    await openMiniPlayer(defaultMiniPlayerState);
    view.dispatchEvent(new Event('pagehide'));
    expect(windowStore.get()).toBeNull();
  });

  it('opens again after a window was closed before its stylesheets loaded', async () => {
    const sheet = document.head.appendChild(document.createElement('link'));
    sheet.rel = 'stylesheet';
    sheet.href = '/never.css';
    const first = fakeChildWindow();
    popUp.mockReturnValueOnce(first);
    const opening = openMiniPlayer(defaultMiniPlayerState);
    await vi.waitFor(() => expect(first.document.head.querySelector('link')).not.toBeNull());
    first.dispatchEvent(new Event('pagehide'));
    expect(await opening).toBe(true);
    expect(windowStore.get()).toBeNull();
    sheet.remove();
    popUp.mockReturnValueOnce(fakeChildWindow());
    await openMiniPlayer(defaultMiniPlayerState);
    expect(popUp).toHaveBeenCalledTimes(2);
  });

  it('closes with its page', async () => {
    const view = fakeChildWindow();
    popUp.mockReturnValue(view);
    await openMiniPlayer(defaultMiniPlayerState);
    window.dispatchEvent(new Event('pagehide'));
    expect(view.close).toHaveBeenCalled();
    expect(windowStore.get()).toBeNull();
  });
});

it('is offered with a mouse only, because windows cover each other on phones', () => {
  expect(isMiniPlayerAvailable()).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(isMiniPlayerAvailable()).toBe(true);
});

it('reads a persisted position and drops invalid values', () => {
  expect(parseMiniPlayerState(undefined)).toEqual(defaultMiniPlayerState);
  expect(parseMiniPlayerState({ words: false, width: 9, height: '7', left: 12.4, top: null })).toEqual({
    ...defaultMiniPlayerState,
    words: false,
    left: 12,
  });
});
