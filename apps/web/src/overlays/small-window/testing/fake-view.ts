import { vi } from 'vitest';
import type { View } from '../opened-view.ts';

/** A window with a document of its own that closes as a browser's does; it is low when `low` says so. */
export function fakeView({ low = false } = {}): View {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as View;
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
