import { describe, expect, it } from 'vitest';
import { dragged, MIDDLE, mostZoom, squareOf, zoomed } from './square.ts';

const wide = { width: 1200, height: 800 };

describe('crop square', () => {
  it('is initially the largest centred one', () => {
    expect(squareOf(wide, MIDDLE)).toEqual({ left: 200, top: 0, edge: 800 });
  });

  it('follows the dragged picture within its edges', () => {
    const right = dragged(wide, MIDDLE, 0.1, 0);
    expect(squareOf(wide, right)).toEqual({ left: 120, top: 0, edge: 800 });
    expect(squareOf(wide, dragged(wide, MIDDLE, 9, 9))).toEqual({ left: 0, top: 0, edge: 800 });
    expect(squareOf(wide, dragged(wide, MIDDLE, -9, -9))).toEqual({ left: 400, top: 0, edge: 800 });
  });

  it('zooms towards the pointer', () => {
    const view = zoomed(wide, MIDDLE, 2, 0.25, 0.75);
    const square = squareOf(wide, view);
    expect(square.edge).toBe(400);
    expect(square.left + 0.25 * square.edge).toBeCloseTo(200 + 0.25 * 800);
    expect(square.top + 0.75 * square.edge).toBeCloseTo(0.75 * 800);
  });

  it('stays inside the picture when zooming out at an edge', () => {
    const corner = dragged(wide, zoomed(wide, MIDDLE, 4), 9, 9);
    expect(squareOf(wide, corner)).toMatchObject({ left: 0, top: 0, edge: 200 });
    expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, edge: 800 });
  });

  it('limits the zoom by the size of the picture', () => {
    expect(mostZoom(wide)).toBe(8);
    expect(mostZoom({ width: 96, height: 128 })).toBe(1.5);
    expect(mostZoom({ width: 20, height: 20 })).toBe(1);
    expect(zoomed(wide, MIDDLE, 100).zoom).toBe(8);
  });
});
