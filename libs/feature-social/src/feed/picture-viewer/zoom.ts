/** Zoom and pan of a picture: scale, and offset of its centre from the stage's centre, px. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}
/** Point or distance, px. */
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Initial view: the whole picture, fitted to the stage. */
export const INITIAL_VIEW: ZoomView = { scale: 1, x: 0, y: 0 };
/** Maximum zoom factor. */
export const MAX_SCALE = 6;
/** Zoom factor of one step by keys or buttons. */
export const ZOOM_STEP = 1.5;

/**
 * Clamps the offset so that no gap opens beside a picture larger than its stage.
 * @param fitted size of the picture at scale 1, px
 */
export function clampView(view: ZoomView, stage: Size, fitted: Size): ZoomView {
  const room = (picture: number, around: number) => Math.max(0, (picture * view.scale - around) / 2);
  const bound = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    scale: view.scale,
    x: bound(view.x, room(fitted.width, stage.width)),
    y: bound(view.y, room(fitted.height, stage.height)),
  };
}

/** Zooms by `factor` and keeps the content at `point` (px from the stage's centre) in place. */
export function zoomedAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  };
}

/** Swipe that a drag by (x, y) px at scale 1 amounts to; null if it is too short or upwards. */
export function swipeOf({ x, y }: Point): 'before' | 'after' | 'close' | null {
  if (Math.abs(x) > 56 && Math.abs(x) > Math.abs(y)) return x > 0 ? 'before' : 'after';
  return y > 96 && y > Math.abs(x) ? 'close' : null;
}
