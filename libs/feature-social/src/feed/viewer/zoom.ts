/** How a picture stands on its stage: how large, and how far its middle is from the stage's, px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The whole picture, as large as it fits. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 6;
/** What a step of keys and buttons makes of it. */
export const STEP = 1.5;

/** So that no gap opens beside a picture that is larger than its stage. `fitted`: its size at scale 1. */
export function within(view: View, stage: Size, fitted: Size): View {
  const room = (picture: number, around: number) => Math.max(0, (picture * view.scale - around) / 2);
  const bound = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    scale: view.scale,
    x: bound(view.x, room(fitted.width, stage.width)),
    y: bound(view.y, room(fitted.height, stage.height)),
  };
}

/** Larger or smaller, with what is at `point` (from the stage's middle) staying there. */
export function zoomedAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

/** What a drag of a picture that is seen whole means. */
export function swipeOf({ x, y }: Point): 'before' | 'after' | 'close' | null {
  if (Math.abs(x) > 56 && Math.abs(x) > Math.abs(y)) return x > 0 ? 'before' : 'after';
  return y > 96 && y > Math.abs(x) ? 'close' : null;
}
