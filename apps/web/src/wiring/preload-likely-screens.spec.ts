import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadLikelyScreens } from './preload-likely-screens.ts';

let link: HTMLElement;
let end: () => void = () => undefined;
const load = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  document.body.innerHTML = '<main><p>text</p><a href="/mv"><span>link</span></a></main>';
  link = document.querySelector('span') as HTMLElement;
  load.mockClear();
  end = preloadLikelyScreens(load);
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

it('preloads the likely screens in turn, once, with the hover of a link', async () => {
  fireEvent.pointerOver(document.querySelector('p') as HTMLElement, { pointerType: 'mouse' });
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  expect(load.mock.calls).toEqual([['/playList/$id']]);
  fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/playList/$id'], ['/find-music/song-list']]));
});

it('loads them when a link gets the focus', () => {
  fireEvent.focusIn(link);
  expect(load).toHaveBeenCalled();
});

it('loads nothing for a touch', () => {
  fireEvent.pointerOver(link, { pointerType: 'touch' });
  expect(load).not.toHaveBeenCalled();
});

it('loads nothing where the browser saves data', () => {
  end();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  end = preloadLikelyScreens(load);
  fireEvent.focusIn(link);
  expect(load).not.toHaveBeenCalled();
});
