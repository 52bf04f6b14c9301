import { vi } from 'vitest';
import type { ChildWindow } from '../window-store.ts';

/** Fake window with a document of its own, which fires `pagehide` when it is closed; `low` makes it a compact one. */
export function fakeChildWindow({ low = false } = {}): ChildWindow {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as ChildWindow;
  Object.assign(view, {
    ResizeObserver,
    matchMedia: () => ({ ...window.matchMedia(''), matches: low }),
    close: vi.fn(() => {
      view.dispatchEvent(new Event('pagehide'));
      frame.remove();
    }),
  });
  return view;
}
