import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { clearAll } from './idb-in-memory.ts';
import { installFastComputedStyle } from './fast-computed-style.ts';
import { WAIT_TIMEOUT_MS } from './test-timeouts.ts';

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

installFastComputedStyle(window);

// Browser APIs that jsdom lacks and that Mantine or the virtual list uses during rendering.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) as MediaQueryList;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

globalThis.IntersectionObserver ??= class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;

// Object URLs are revoked a minute after they were shown, when their spec is over.
URL.createObjectURL ??= () => 'blob:of-jsdom';
URL.revokeObjectURL ??= () => undefined;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// Removes what a spec of another file left beside its own roots, such as a frame.
beforeAll(() => document.body.replaceChildren());

afterEach(() => {
  cleanup();
  clearAll();
  localStorage.clear();
  sessionStorage.clear();
});
