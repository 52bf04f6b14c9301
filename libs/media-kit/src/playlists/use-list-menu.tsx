import { useLazyPart } from '@qingyin/player-react';
import { type Anchor } from '@qingyin/ui';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { ListMenuProps } from './ListMenu.tsx';

type ListMenuRequest = Omit<ListMenuProps, 'anchor' | 'onClose'>;

export interface ListMenuOpener {
  open: (request: ListMenuRequest, anchor: Anchor) => void;
  /** for what stands for one list: the context menu, by pointer and by key */
  handlersOf: (request: ListMenuRequest) => {
    onContextMenu: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere */
  menu: ReactNode;
}

/** The menu of the user's playlists; its code comes on intent. */
export function useListMenu(): ListMenuOpener {
  const [shown, setShown] = useState<(ListMenuRequest & { anchor: Anchor }) | null>(null);
  const { Part, ahead, need } = useLazyPart(() => import('./ListMenu.tsx').then((module) => module.ListMenu));
  const open = (request: ListMenuRequest, anchor: Anchor) => {
    need();
    setShown({ ...request, anchor });
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
    menu: shown && Part && <Part {...shown} onClose={() => setShown(null)} />,
  };
}
