import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Point, ZOOM_STEP, swipeOf, type ZoomView, INITIAL_VIEW, clampView, zoomedAt } from './zoom.ts';

/** Zoom factor of a double click. */
const DOUBLE = 2.5;
const WHEEL = 0.0022;
/** Part of the stage by which a key pans. */
const PAN_STEP = 0.25;

interface ZoomOptions {
  stage: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  onSwipe: (swipe: 'before' | 'after' | 'close') => void;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Zoom and pan by wheel, pinch and pointer; a drag at scale 1 is a swipe. */
export function useZoom({ stage, picture, onSwipe }: ZoomOptions) {
  const [view, setView] = useState<ZoomView>(INITIAL_VIEW);
  /** offset of a drag in progress at scale 1 */
  const [pulled, setPulled] = useState<Point | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<Point | null>(null);

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 };
  };
  const settle = (next: ZoomView): ZoomView => {
    const around = stage.current;
    const image = picture.current;
    if (!around || !image || next.scale === 1) return INITIAL_VIEW;
    return clampView(
      next,
      { width: around.clientWidth, height: around.clientHeight },
      { width: image.offsetWidth, height: image.offsetHeight },
    );
  };
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setView((now) => settle(zoomedAt(now, factor, point)));

  /** Shows more of the picture in a direction (-1, 0 or 1 each), as far as there is more. */
  const pan = (right: number, down: number) => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    setView((now) =>
      settle({
        ...now,
        x: now.x - right * clientWidth * PAN_STEP,
        y: now.y - down * clientHeight * PAN_STEP,
      }),
    );
  };

  const latest = useRef({ zoom, fromMiddle });
  useEffect(() => {
    latest.current = { zoom, fromMiddle };
  });
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      // Keeps the page from scrolling and the browser from zooming; needs a non-passive listener.
      event.preventDefault();
      latest.current.zoom(Math.exp(-event.deltaY * WHEEL), latest.current.fromMiddle(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Not on buttons: pointer capture would suppress their click.
    const onButton = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || onButton) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = fromMiddle(event);
    fingers.current.set(event.pointerId, point);
    begun.current = fingers.current.size === 1 ? point : null;
    setPulled(null);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const point = fromMiddle(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, point);
    if (other) return zoom(distance(point, other) / Math.max(1, distance(last, other)), middle(point, other));
    if (view.scale > 1)
      return setView((now) => settle({ ...now, x: now.x + point.x - last.x, y: now.y + point.y - last.y }));
    if (begun.current) setPulled({ x: point.x - begun.current.x, y: point.y - begun.current.y });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const swipe = pulled && event.type === 'pointerup' ? swipeOf(pulled) : null;
    begun.current = null;
    setPulled(null);
    if (swipe) onSwipe(swipe);
  };

  return {
    view,
    pulled,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    reset: () => setView(INITIAL_VIEW),
    pan,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoom(view.scale > 1 ? 1 / view.scale : DOUBLE, fromMiddle(event)),
    },
  };
}

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
