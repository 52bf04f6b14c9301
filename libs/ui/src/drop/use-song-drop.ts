import { type DragEvent, useState } from 'react';
import { draggedSongs, type DraggedSongs } from './dragged-songs.ts';

/** State and event handlers of a drop target. */
export interface SongDrop {
  /** songs are dragged over the target */
  over: boolean;
  /** event handlers for the target element */
  handlers: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/**
 * Makes an element a drop target for songs. `onOver` is called on every `dragover`, and with null when the drag
 * leaves or drops.
 */
export function useSongDrop(
  onDrop: (songs: DraggedSongs, event: DragEvent) => void,
  onOver?: (event: DragEvent | null) => void,
): SongDrop {
  const [over, setOver] = useState(false);
  const leave = () => {
    setOver(false);
    onOver?.(null);
  };
  return {
    over,
    handlers: {
      onDragOver(event) {
        if (!draggedSongs()) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
        onOver?.(event);
      },
      onDragLeave(event) {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          leave();
      },
      onDrop(event) {
        const songs = draggedSongs();
        if (!songs) return;
        event.preventDefault();
        leave();
        onDrop(songs, event);
      },
    },
  };
}
