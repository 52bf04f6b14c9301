import classes from './DragImage.module.css';

/** More than this is only told as "more". */
const MANY = 999;

/** The card that hangs at the pointer. The browser takes a picture of it at once; then it is gone again. */
export function makeDragImage(words: string, count: number): HTMLElement {
  const card = document.createElement('div');
  card.className = classes['card'] ?? '';
  card.dir = document.documentElement.dir;
  card.ariaHidden = 'true';
  const name = document.createElement('bdi');
  name.textContent = words;
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
