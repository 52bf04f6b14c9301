import { makeDragImage } from './drag-image.ts';

/** From the pointer to the picture, px. */
const AWAY = { x: 14, y: 10 };

/** Draws a card at the pointer of a native drag, at its `dragstart`: `words`, and how many things are carried. */
export function drawDragCard(dataTransfer: DataTransfer, words: string, count = 1): void {
  const image = makeDragImage(words, count);
  const rtl = image.dir === 'rtl';
  dataTransfer.setDragImage(image, rtl ? image.offsetWidth + AWAY.x : -AWAY.x, -AWAY.y);
}
