import { setDraggedSongs, type DraggedSongs } from '../drop/dragged-songs.ts';
import { setCardDragImage } from './set-card-drag-image.ts';

/** Private media type, so that other pages and programs do not accept the drag. */
const SONGS_TYPE = 'application/x-qingyin-songs';

/**
 * Events that end a drag. `pointermove` is included because a dragged row that was removed from the document fires
 * no `dragend`; pointer events do not fire during a drag, so the first one means that it is over.
 */
const ENDS = ['dragend', 'pointermove', 'pointerdown'] as const;

/** Starts a native drag of songs; call it in `dragstart`. `label` is the text of the drag image. */
export function dragSongs(dataTransfer: DataTransfer, songs: DraggedSongs, label: string): void {
  // Removes the URL that the browser adds when the drag starts on a link.
  dataTransfer.clearData();
  dataTransfer.setData(SONGS_TYPE, String(songs.count));
  dataTransfer.effectAllowed = 'copyMove';
  setCardDragImage(dataTransfer, label, songs.count);
  setDraggedSongs(songs);
  for (const type of ENDS) document.addEventListener(type, end);
}

function end(): void {
  setDraggedSongs(null);
  for (const type of ENDS) document.removeEventListener(type, end);
}
