/** A picture's size, px. */
export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is chosen. */
export interface View {
  /** 1: as large as the picture allows */
  zoom: number;
  /** between the left end of what can be chosen (0) and its right end (1) */
  x: number;
  /** likewise from above */
  y: number;
}

/** A square in the pixels of the picture. */
export interface Square {
  left: number;
  top: number;
  edge: number;
}

export const MIDDLE: View = { zoom: 1, x: 0.5, y: 0.5 };
/** A cover needs no more pixels than this. */
export const LARGEST_EDGE = 800;
const MOST_ZOOM = 8;
/** Closer than this a cover would show nothing but dots, px. */
const SMALLEST_EDGE = 64;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** How far one may go into a picture: small ones not at all. */
export const mostZoom = ({ width, height }: Size): number =>
  within(Math.min(width, height) / SMALLEST_EDGE, 1, MOST_ZOOM);

export function squareOf(size: Size, { zoom, x, y }: View): Square {
  const edge = Math.min(size.width, size.height) / zoom;
  return { edge, left: (size.width - edge) * x, top: (size.height - edge) * y };
}

/** The view of a square, moved and shrunk until it lies inside the picture. */
function viewOf(size: Size, { left, top, edge }: Square): View {
  const part = (at: number, room: number): number => (room > 0 ? within(at / room, 0, 1) : 0.5);
  return {
    zoom: Math.min(size.width, size.height) / edge,
    x: part(left, size.width - edge),
    y: part(top, size.height - edge),
  };
}

/** The view after the picture was dragged, by parts of the square's edge. */
export function dragged(size: Size, view: View, right: number, down: number): View {
  const { left, top, edge } = squareOf(size, view);
  return viewOf(size, { edge, left: left - right * edge, top: top - down * edge });
}

/** The view with another zoom; the point of the picture at a place of the square (0 to 1) stays there. */
export function zoomed(size: Size, view: View, zoom: number, atX = 0.5, atY = 0.5): View {
  const before = squareOf(size, view);
  const edge = Math.min(size.width, size.height) / within(zoom, 1, mostZoom(size));
  const grown = before.edge - edge;
  return viewOf(size, { edge, left: before.left + grown * atX, top: before.top + grown * atY });
}
