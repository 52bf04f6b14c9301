import { draggedSongs } from '@qingyin/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';

/** How long songs are held over what is closed until it opens, ms: whoever only passes by does not wait so long. */
export const HOVER_OPEN_MS = 600;

/** Opens what dragged songs are held over, so that they can be dropped on what is in it. For a `closed` element. */
export function useHoverOpen(closed: boolean, onOpen: () => void) {
  const [over, setOver] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setOver(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** songs are held over it, and it is about to open */
    over,
    handlers: {
      onDragOver() {
        if (!closed || !draggedSongs() || timer.current !== undefined) return;
        setOver(true);
        timer.current = setTimeout(() => {
          stop();
          onOpen();
        }, HOVER_OPEN_MS);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) stop();
      },
      onDrop: stop,
    },
  };
}
