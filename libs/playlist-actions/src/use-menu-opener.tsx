import { type Anchor, useLazyComponent } from '@qingyin/ui';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';

/** Anchor and close handler of an open menu. */
interface Opened {
  anchor: Anchor;
  onClose: () => void;
}

/** Opens a menu for one of many items; `Request` holds the menu's props for an item. */
export interface MenuOpener<Request> {
  open: (request: Request, anchor: Anchor) => void;
  /** handlers for the element of an item: context menu by pointer and key */
  handlersOf: (request: Request) => {
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** prefetches the menu's code, for pointer and focus events */
  prefetch: () => void;
  /** to be rendered by the caller */
  menu: ReactNode;
}

/**
 * One menu for many items of a kind; loaded on demand.
 *
 * @param load loads the menu component
 */
export function useMenuOpener<Request extends object>(
  load: () => Promise<ComponentType<Request & Opened>>,
): MenuOpener<Request> {
  const [shown, setShown] = useState<{ request: Request; anchor: Anchor } | null>(null);
  const { Part, ahead, need } = useLazyComponent(load);
  const open = (request: Request, anchor: Anchor) => {
    need();
    setShown({ request, anchor });
  };
  return {
    open,
    prefetch: ahead,
    handlersOf: (request) => ({
      onContextMenu: (event) => {
        event.preventDefault();
        open(request, { x: event.clientX, y: event.clientY });
      },
      onKeyDown: (event) => {
        if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
        event.preventDefault();
        open(request, event.currentTarget);
      },
    }),
    menu: shown && Part && <Part {...shown.request} anchor={shown.anchor} onClose={() => setShown(null)} />,
  };
}
