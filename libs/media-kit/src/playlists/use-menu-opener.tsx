import { type Anchor, useLazyPart } from '@qingyin/ui';
import { type ComponentType, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';

/** Where a menu opens, and how it goes. */
interface Opened {
  anchor: Anchor;
  onClose: () => void;
}

export interface MenuOpener<Request> {
  open: (request: Request, anchor: Anchor) => void;
  /** for what stands for the thing: the context menu, by pointer and by key */
  handlersOf: (request: Request) => {
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere */
  menu: ReactNode;
}

/** One menu for many things of a kind; its code comes on intent. `load` gives what draws it. */
export function useMenuOpener<Request extends object>(
  load: () => Promise<ComponentType<Request & Opened>>,
): MenuOpener<Request> {
  const [shown, setShown] = useState<{ request: Request; anchor: Anchor } | null>(null);
  const { Part, ahead, need } = useLazyPart(load);
  const open = (request: Request, anchor: Anchor) => {
    need();
    setShown({ request, anchor });
  };
  return {
    open,
    ahead,
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
