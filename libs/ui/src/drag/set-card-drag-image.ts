import type { createDragImage } from './drag-image.ts';

/** Distance from the pointer to the drag image, px. */
const AWAY = { x: 14, y: 10 };

let create: typeof createDragImage | null = null;

/** Loads the code that draws drag images; call it in `pointerdown`, before a drag can start. Never rejects. */
export async function prepareDragImage(): Promise<void> {
  create ??= (await import('./drag-image.ts').catch(() => null))?.createDragImage ?? null;
}

/**
 * Sets the drag image of a native drag; call it in `dragstart`. The card shows `label` and, above one, the number
 * of dragged items. Before `prepareDragImage` has loaded its code, the browser's own picture stays.
 */
export function setCardDragImage(dataTransfer: DataTransfer, label: string, count = 1): void {
  const image = create?.(label, count);
  if (!image) return;
  const rtl = image.dir === 'rtl';
  dataTransfer.setDragImage(image, rtl ? image.offsetWidth + AWAY.x : -AWAY.x, -AWAY.y);
}
