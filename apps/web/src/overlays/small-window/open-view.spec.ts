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

describe('the small window', () => {
  it('is one that stays in front where the browser can do that', async () => {
    withPictureInPicture();
    const view = fakeView();
    requestWindow.mockResolvedValue(view);
    expect(await openView({ ...usualPlace, width: 400, height: 120 })).toBe(true);
    expect(requestWindow).toHaveBeenCalledWith({ width: 400, height: 120 });
    expect(openedView.get()).toBe(view);
    expect(popUp).not.toHaveBeenCalled();
  });

  it('is a pop-up elsewhere, as large and where it was left', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    expect(await openView({ words: true, width: 400, height: 120, left: 30, top: -8 })).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=400,height=120,left=30,top=-8');
    expect(openedView.get()).toBe(view);
  });

  it('is a pop-up too where the other was refused', async () => {
    withPictureInPicture();
    requestWindow.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    popUp.mockReturnValue(fakeView());
    expect(await openView(usualPlace)).toBe(true);
    expect(popUp.mock.lastCall?.[2]).toBe('popup=1,width=380,height=500');
  });

  it('is none where that is blocked', async () => {
    popUp.mockReturnValue(null);
    expect(await openView(usualPlace)).toBe(false);
    expect(openedView.get()).toBeNull();
    popUp.mockReturnValue(fakeView());
    expect(await openView(usualPlace)).toBe(true);
  });

  it('is opened once, however often that is asked', async () => {
    popUp.mockImplementation(() => fakeView());
    await Promise.all([openView(usualPlace), openView(usualPlace)]);
    await openView(usualPlace);
    expect(popUp).toHaveBeenCalledTimes(1);
  });

  it('is known to be closed when somebody has closed it', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    await openView(usualPlace);
    view.dispatchEvent(new Event('pagehide'));
    expect(openedView.get()).toBeNull();
  });

  it('opens again after one that was closed before its look had come', async () => {
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

  it('goes with its page', async () => {
    const view = fakeView();
    popUp.mockReturnValue(view);
    await openView(usualPlace);
    window.dispatchEvent(new Event('pagehide'));
    expect(view.close).toHaveBeenCalled();
    expect(openedView.get()).toBeNull();
  });
});

it('is not offered where windows cover each other, as on phones', () => {
  expect(isViewOffered()).toBe(false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(isViewOffered()).toBe(true);
});

it('stands where it was left only if that was a place', () => {
  expect(readPlace(undefined)).toEqual(usualPlace);
  expect(readPlace({ words: false, width: 9, height: '7', left: 12.4, top: null })).toEqual({
    ...usualPlace,
    words: false,
    left: 12,
  });
});
