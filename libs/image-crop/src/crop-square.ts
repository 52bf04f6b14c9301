/** Size of a picture, px. */
export interface Size {
  width: number;
  height: number;
}

/** Zoom and position of the crop. */
export interface CropView {
  /** 1: the largest possible square */
  zoom: number;
  /** position between the left (0) and right end (1) of the possible range */
  x: number;
  /** position between the top (0) and bottom end (1) */
  y: number;
}

/** Square in pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

/** Initial view: the largest square, centred. */
export const CENTERED_VIEW: CropView = { zoom: 1, x: 0.5, y: 0.5 };
/** Maximum edge of the result, px. */
export const MAX_EDGE = 800;
const MOST_ZOOM = 8;
/** Minimum edge of the crop, px; below it the result would be too blurred. */
const SMALLEST_EDGE = 64;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Maximum zoom for a picture; 1 for small ones. */
export const maxZoom = ({ width, height }: Size): number =>
  within(Math.min(width, height) / SMALLEST_EDGE, 1, MOST_ZOOM);

/** Square of a view in pixels of the picture. */
export function cropSquare(size: Size, { zoom, x, y }: CropView): Square {
  const edge = Math.min(size.width, size.height) / zoom;
  return { edge, left: (size.width - edge) * x, top: (size.height - edge) * y };
}

/** View of a square, moved and shrunk to lie inside the picture. */
function viewOf(size: Size, { left, top, edge }: Square): CropView {
  const part = (at: number, room: number): number => (room > 0 ? within(at / room, 0, 1) : 0.5);
  return {
    zoom: Math.min(size.width, size.height) / edge,
    x: part(left, size.width - edge),
    y: part(top, size.height - edge),
  };
}

/** View after dragging the picture by shares of the square's edge. */
export function dragView(size: Size, view: CropView, right: number, down: number): CropView {
  const { left, top, edge } = cropSquare(size, view);
  return viewOf(size, { edge, left: left - right * edge, top: top - down * edge });
}

/** View with another zoom that keeps the point at `atX`, `atY` of the square (0 to 1) in place. */
export function zoomView(size: Size, view: CropView, zoom: number, atX = 0.5, atY = 0.5): CropView {
  const before = cropSquare(size, view);
  const edge = Math.min(size.width, size.height) / within(zoom, 1, maxZoom(size));
  const grown = before.edge - edge;
  return viewOf(size, { edge, left: before.left + grown * atX, top: before.top + grown * atY });
}
