import { createDragImage } from './drag-image.ts';

/** Distance from the pointer to the drag image, px. */
const AWAY = { x: 14, y: 10 };

/**
 * Sets the drag image of a native drag; call it in `dragstart`. The card shows `label` and, above one, the number
 * of dragged items.
 */
export function setCardDragImage(dataTransfer: DataTransfer, label: string, count = 1): void {
  const image = createDragImage(label, count);
  const rtl = image.dir === 'rtl';
  dataTransfer.setDragImage(image, rtl ? image.offsetWidth + AWAY.x : -AWAY.x, -AWAY.y);
}
