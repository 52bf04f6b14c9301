import { carry, type DraggedSongs } from '../drop/carried-songs.ts';
import { drawDragCard } from './draw-drag-card.ts';

/** Ours alone: other pages and programs take nothing of it. */
const SONGS_TYPE = 'application/x-qingyin-songs';

/** The pointer is silent during a drag: it moves again when a row has left the document and told nobody of the end. */
const ENDS = ['dragend', 'pointermove', 'pointerdown'] as const;

/** Lets a native drag, at its `dragstart`, carry songs; `words` are drawn at the pointer. */
export function dragSongs(dataTransfer: DataTransfer, songs: DraggedSongs, words: string): void {
  // A link that was grabbed has put its address there.
  dataTransfer.clearData();
  dataTransfer.setData(SONGS_TYPE, String(songs.count));
  dataTransfer.effectAllowed = 'copyMove';
  drawDragCard(dataTransfer, words, songs.count);
  carry(songs);
  for (const type of ENDS) document.addEventListener(type, end);
}

function end(): void {
  carry(null);
  for (const type of ENDS) document.removeEventListener(type, end);
}
