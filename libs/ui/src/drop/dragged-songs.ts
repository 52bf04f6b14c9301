import type { Track } from '@qingyin/contract';

/** Songs that are being dragged. */
export interface DraggedSongs {
  count: number;
  /** fetches rows that were not loaded yet; may reject */
  tracks: () => Promise<readonly Track[]>;
  /** identity of the source list, by which a list recognises its own songs */
  from: object;
}

/**
 * Module state instead of `DataTransfer`: songs may have to be fetched first, and drop targets need them before
 * the drop.
 */
let carried: DraggedSongs | null = null;

/** Songs that are being dragged now; null if none or if the drag comes from elsewhere. */
export const draggedSongs = (): DraggedSongs | null => carried;

/** Sets the dragged songs. The root element has `data-dragging` meanwhile, which drop targets use for styling. */
export function setDraggedSongs(songs: DraggedSongs | null): void {
  carried = songs;
  document.documentElement.toggleAttribute('data-dragging', songs !== null);
}
