import type { Track } from '@qingyin/contract';

/** Songs that a pointer carries. */
export interface DraggedSongs {
  count: number;
  /** fetched first where no row has shown them yet; may reject */
  tracks: () => Promise<readonly Track[]>;
  /** the list they were taken from, by which it knows its own */
  from: object;
}

/** What is carried cannot travel in the event: songs may have to be fetched first, and targets ask before the drop. */
let carried: DraggedSongs | null = null;

/** What is being dragged now; null when it is nothing of ours. */
export const draggedSongs = (): DraggedSongs | null => carried;

/** The root element has `data-dragging` meanwhile, by which targets show themselves. */
export function carry(songs: DraggedSongs | null): void {
  carried = songs;
  document.documentElement.toggleAttribute('data-dragging', songs !== null);
}
