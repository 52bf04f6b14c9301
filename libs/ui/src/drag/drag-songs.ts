import { carry, type DraggedSongs } from '../drop/carried-songs.ts';
import { makeDragImage } from './drag-image.ts';

/** Ours alone: other pages and programs take nothing of it. */
const SONGS_TYPE = 'application/x-qingyin-songs';
/** From the pointer to the picture, px. */
const AWAY = { x: 14, y: 10 };

/** The pointer is silent during a drag: it moves again when a row has left the document and told nobody of the end. */
const ENDS = ['dragend', 'pointermove', 'pointerdown'] as const;

/** Lets a native drag, at its `dragstart`, carry songs; `words` are drawn at the pointer. */
export function dragSongs(dataTransfer: DataTransfer, songs: DraggedSongs, words: string): void {
  // A link that was grabbed has put its address there.
  dataTransfer.clearData();
  dataTransfer.setData(SONGS_TYPE, String(songs.count));
  dataTransfer.effectAllowed = 'copyMove';
  const image = makeDragImage(words, songs.count);
  const rtl = image.dir === 'rtl';
  dataTransfer.setDragImage(image, rtl ? image.offsetWidth + AWAY.x : -AWAY.x, -AWAY.y);
  carry(songs);
  for (const type of ENDS) document.addEventListener(type, end);
}

function end(): void {
  carry(null);
  for (const type of ENDS) document.removeEventListener(type, end);
}
