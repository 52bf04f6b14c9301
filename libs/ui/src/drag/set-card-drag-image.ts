import { dragCode } from './prepare-drag.ts';

/** Distance from the pointer to the drag image, px. */
const AWAY = { x: 14, y: 10 };

/**
 * Sets the drag image of a native drag; call it in `dragstart`. The card shows `label` and, above one, the number
 * of dragged items. Without `prepareDrag` the browser's own picture stays.
 */
export function setCardDragImage(dataTransfer: DataTransfer, label: string, count = 1): void {
  const image = dragCode()?.createDragImage(label, count);
  if (!image) return;
  const rtl = image.dir === 'rtl';
  dataTransfer.setDragImage(image, rtl ? image.offsetWidth + AWAY.x : -AWAY.x, -AWAY.y);
}
