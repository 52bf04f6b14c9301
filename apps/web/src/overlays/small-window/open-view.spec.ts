import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeView, isViewOffered, openView } from './open-view.ts';
import { openedView } from './opened-view.ts';
import { fakeView } from './testing/fake-view.ts';
import { readPlace, usualPlace } from './view-place.ts';

const popUp = vi.fn<typeof window.open>();
const requestWindow = vi.fn();
const withPictureInPicture = () => vi.stubGlobal('documentPictureInPicture', { requestWindow });

beforeEach(() => {
  popUp.mockReset();
  requestWindow.mockReset();
  vi.stubGlobal('open', popUp);
});
afterEach(() => closeView());

describe('window of the mini player', () => {
  it('uses document picture-in-picture where the browser supports it', async () => {
    withPictureInPicture();
    const view = fakeView();
    requestWindow.mockResolvedValue(view);
    expect(await openView({ ...usualPlace, width: 400, height: 120 })).toBe(true);
    expect(requestWindow).toHaveBeenCalledWith({ width: 400, height: 120 });
    expect(openedView.get()).toBe(view);
    expect(popUp).not.toHaveBeenCalled();
  });

  it('falls back to a pop-up of the persisted size and position', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    expect(await openView({ words: true, width: 400, height: 120, left: 30, top: -8 })).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=400,height=120,left=30,top=-8');
    expect(openedView.get()).toBe(view);
  });

  it('falls back to a pop-up if picture-in-picture is refused', async () => {
    withPictureInPicture();
    requestWindow.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    popUp.mockReturnValue(fakeView());
    expect(await openView(usualPlace)).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=380,height=500');
  });

  it('returns false if the pop-up is blocked', async () => {
    popUp.mockReturnValue(null);
    expect(await openView(usualPlace)).toBe(false);
    expect(openedView.get()).toBeNull();
    popUp.mockReturnValue(fakeView());
    expect(await openView(usualPlace)).toBe(true);
  });

  it('opens once, however often it is requested', async () => {
    popUp.mockImplementation(() => fakeView());
    await Promise.all([openView(usualPlace), openView(usualPlace)]);
    await openView(usualPlace);
    expect(popUp).toHaveBeenCalledTimes(1);
  });

  it('resets the store when the user closes the window', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    await openView(usualPlace);
    view.dispatchEvent(new Event('pagehide'));
    expect(openedView.get()).toBeNull();
  });

  it('opens again after a window was closed before its stylesheets loaded', async () => {
    const sheet = document.head.appendChild(document.createElement('link'));
    sheet.rel = 'stylesheet';
    sheet.href = '/never.css';
    const first = fakeView();
    popUp.mockReturnValueOnce(first);
    const opening = openView(usualPlace);
    await vi.waitFor(() => expect(first.document.head.querySelector('link')).not.toBeNull());
    first.dispatchEvent(new Event('pagehide'));
    expect(await opening).toBe(true);
    expect(openedView.get()).toBeNull();
    sheet.remove();
    popUp.mockReturnValueOnce(fakeView());
    await openView(usualPlace);
    expect(popUp).toHaveBeenCalledTimes(2);
  });

  it('closes with its page', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    await openView(usualPlace);
    window.dispatchEvent(new Event('pagehide'));
    expect(view.close).toHaveBeenCalled();
    expect(openedView.get()).toBeNull();
  });
});

it('is offered with a mouse only, because windows cover each other on phones', () => {
  expect(isViewOffered()).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(isViewOffered()).toBe(true);
});

it('reads a persisted position and drops invalid values', () => {
  expect(readPlace(undefined)).toEqual(usualPlace);
  expect(readPlace({ words: false, width: 9, height: '7', left: 12.4, top: null })).toEqual({
    ...usualPlace,
    words: false,
    left: 12,
  });
});
