import { type Axis, axisOf, type Direction, directionOf, type Movement } from './swipe.ts';

/** Callbacks of a swipe. */
export interface SwipeHandlers {
  /** Whether a touch on this element can start a swipe. */
  canStart: (target: Element) => boolean;
  /** Called for every move once the axis is locked. */
  onMove: (way: Movement, axis: Axis) => void;
  /** Called when the finger is lifted; null: no swipe was recognised, undo what `onMove` did. */
  onEnd: (direction: Direction | null, way: Movement) => void;
}

/**
 * Listens to one-finger swipes on `place` until `signal` aborts. Elements below it must give up their own panning
 * (CSS `touch-action`). A second finger or `pointercancel` ends the swipe without a direction.
 */
export function watchSwipes(place: HTMLElement | Document, swiped: SwipeHandlers, signal: AbortSignal): void {
  let finger: { id: number; x: number; y: number; at: number; axis: Axis | null } | null = null;
  const wayOf = ({ clientX, clientY, timeStamp }: PointerEvent): Movement | null =>
    finger && { dx: clientX - finger.x, dy: clientY - finger.y, ms: timeStamp - finger.at };

  const end = (event: PointerEvent, isMeant: boolean) => {
    const way = wayOf(event);
    const axis = finger?.axis;
    finger = null;
    if (way && axis) swiped.onEnd(isMeant ? directionOf(way, axis) : null, way);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    if (finger) return end(event, false);
    const { target, pointerId, clientX, clientY, timeStamp } = event;
    if (!event.isPrimary || !(target instanceof Element) || !swiped.canStart(target)) return;
    finger = { id: pointerId, x: clientX, y: clientY, at: timeStamp, axis: null };
  };
  const move = (event: PointerEvent) => {
    const way = wayOf(event);
    if (!finger || !way || event.pointerId !== finger.id) return;
    finger.axis ??= axisOf(way);
    if (finger.axis) swiped.onMove(way, finger.axis);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId === finger?.id) end(event, event.type === 'pointerup');
  };

  const listen = (kind: string, heard: (event: PointerEvent) => void) =>
    place.addEventListener(kind, (event) => heard(event as PointerEvent), { signal });
  listen('pointerdown', down);
  listen('pointermove', move);
  listen('pointerup', up);
  listen('pointercancel', up);
}
