/** How long a cover is on its way, ms (look.md, motion). */
export const WAY_MS = 280;

/** A curve that comes to rest, as whatever else opens and closes. */
export const WAY_EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** What is on its way now: there is one cover, so one flight. */
let flight: { picture: HTMLElement; land: () => void } | null = null;

/**
 * Lets the cover of the page grow out of the small one in the player bar, or go back into it. A copy is on its way, above
 * page and bar, that no pointer or reader meets; the two covers themselves are not to be seen until it has arrived. One that
 * sets out while another is on its way goes on from where that is.
 *
 * @param cover the one on the page, which stands in the page still
 * @param lowerPx by so much it is seen below the place where it will stand
 */
export function flyCover(cover: HTMLElement, to: 'page' | 'bar', lowerPx = 0): void {
  const bar = document.querySelector<HTMLElement>('[data-player-bar-cover]');
  const seen = cover.getBoundingClientRect();
  const large = to === 'page' ? new DOMRect(seen.x, seen.y - lowerPx, seen.width, seen.height) : seen;
  const small = bar?.getBoundingClientRect();
  const begun = flight?.picture.getBoundingClientRect();
  flight?.land();
  if (!bar || !small?.width || !large.width) return;
  const from = begun ?? (to === 'page' ? small : large);
  const [radiusFrom, radiusTo] = to === 'page' ? [bar, cover] : [cover, bar];
  const picture = copyOf(cover, large);
  const timing = { duration: WAY_MS, easing: WAY_EASING };
  const animation = picture.animate(
    [wayPoint(large, from, radiusFrom), wayPoint(large, to === 'page' ? large : small, radiusTo)],
    { ...timing, fill: 'forwards' },
  );
  const hidden = [cover, bar].map((one) => one.animate({ opacity: [0, 0] }, timing));
  const land = () => {
    picture.remove();
    for (const one of hidden) one.cancel();
    if (flight?.picture === picture) flight = null;
  };
  flight = { picture, land };
  animation.onfinish = land;
}

/** A large box at a place, with the corners that `like` has there. */
function wayPoint(large: DOMRect, at: DOMRect, like: Element): Keyframe {
  const scale = at.width / large.width;
  const radius = getComputedStyle(like).borderTopLeftRadius;
  return {
    transform: `translate(${String(at.left - large.left)}px, ${String(at.top - large.top)}px) scale(${String(scale)})`,
    borderRadius: radius.endsWith('%') ? radius : `${String(parseFloat(radius) / scale)}px`,
  };
}

function copyOf(cover: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = document.createElement('div');
  copy.inert = true;
  copy.ariaHidden = 'true';
  copy.dataset['coverFlight'] = '';
  const content = cover.querySelector('button');
  if (content) {
    const clone = content.cloneNode(true) as HTMLElement;
    // A record does not jump back to where it began to turn.
    Object.assign(clone.style, { animation: 'none', transform: getComputedStyle(content).transform });
    copy.append(clone);
  }
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${String(left)}px`,
    top: `${String(top)}px`,
    inlineSize: `${String(width)}px`,
    blockSize: `${String(height)}px`,
    zIndex: 'calc(var(--qy-layer-bar) + 1)',
    overflow: 'hidden',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  return copy;
}
