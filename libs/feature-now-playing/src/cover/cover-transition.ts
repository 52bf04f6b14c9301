/** Duration of the cover animation, ms (docs/specification/visual-design.md, motion). */
export const COVER_TRANSITION_MS = 280;

/** Easing of overlays: decelerates to rest. */
export const COVER_TRANSITION_EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The running animation; there is one cover, so there is at most one. */
let flight: { picture: HTMLElement; land: () => void } | null = null;

/**
 * Shared element transition of the cover between the player bar and the now-playing page. Animates a copy above
 * both, which takes no input and is hidden from assistive technology, and hides the two covers meanwhile. A new
 * animation starts from the current position of a running one.
 *
 * @param cover the cover of the page, at its final position in the layout
 * @param lowerPx offset by which the page is currently translated down
 */
export function animateCover(cover: HTMLElement, to: 'page' | 'bar', lowerPx = 0): void {
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
  const timing = { duration: COVER_TRANSITION_MS, easing: COVER_TRANSITION_EASING };
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

/** Keyframe that places the large copy at the rectangle `at`, with the corner radius of `like`. */
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
    // Copies the current rotation of a record, so that it does not jump.
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
