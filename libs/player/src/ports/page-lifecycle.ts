import type { PageLifecycle } from './ports.ts';

/** Page lifecycle by `pagehide` and the change to hidden: the last events in which a phone lets a page write. */
export function pageLifecycle(page: Window = window): PageLifecycle {
  return {
    onHide(callback) {
      const whenHidden = (): void => {
        if (page.document.visibilityState === 'hidden') callback();
      };
      page.addEventListener('pagehide', callback);
      page.document.addEventListener('visibilitychange', whenHidden);
      return () => {
        page.removeEventListener('pagehide', callback);
        page.document.removeEventListener('visibilitychange', whenHidden);
      };
    },
  };
}
