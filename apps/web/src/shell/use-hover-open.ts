import { draggedSongs } from '@qingyin/ui';
import { type DragEvent, useEffect, useRef, useState } from 'react';

/** Delay until a closed element below dragged songs opens, ms; longer than a pointer takes to cross it. */
export const HOVER_OPEN_MS = 600;

/** Opens a `closed` element while songs are dragged over it, so that they can be dropped on its content. */
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
    /** Songs are dragged over it, and it is about to open. */
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
