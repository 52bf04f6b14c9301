import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stubs IntersectionObserver, so that a spec controls when the end of a list comes into view; jsdom has no layout.
 * Undone by `vi.unstubAllGlobals`.
 */
export function stubEndOfList(): { comeIntoView: () => void } {
  const listeners = new Set<() => void>();
  class Observer {
    private readonly seen: () => void;
    constructor(tell: IntersectionObserverCallback) {
      this.seen = () =>
        tell(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {
      listeners.add(this.seen);
    }
    unobserve() {
      listeners.delete(this.seen);
    }
    disconnect() {
      listeners.delete(this.seen);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { comeIntoView: () => act(() => [...listeners].forEach((seen) => seen())) };
}
