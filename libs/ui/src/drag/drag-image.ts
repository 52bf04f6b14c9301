import classes from './DragImage.module.css';

/** The badge shows counts above this as "999+". */
const MANY = 999;

/**
 * Creates the drag image: a card with `label` and, for several items, a badge with `count`. The element is removed
 * in the next task, after the browser has taken its picture of it.
 */
export function createDragImage(label: string, count: number): HTMLElement {
  const card = document.createElement('div');
  card.className = classes['card'] ?? '';
  card.dir = document.documentElement.dir;
  card.ariaHidden = 'true';
  const name = document.createElement('bdi');
  name.className = 'qy-ellipsis';
  name.textContent = label;
  card.append(name);
  if (count > 1) {
    const badge = document.createElement('span');
    badge.textContent = count > MANY ? `${MANY}+` : String(count);
    card.append(badge);
  }
  document.body.append(card);
  setTimeout(() => card.remove());
  return card;
}
