import { describe, expect, it } from 'vitest';
import { dragView, CENTERED_VIEW, maxZoom, cropSquare, zoomView } from './crop-square.ts';

const wide = { width: 1200, height: 800 };

describe('crop square', () => {
  it('is initially the largest centred one', () => {
    expect(cropSquare(wide, CENTERED_VIEW)).toEqual({ left: 200, top: 0, edge: 800 });
  });

  it('follows the dragged picture within its edges', () => {
    const right = dragView(wide, CENTERED_VIEW, 0.1, 0);
    expect(cropSquare(wide, right)).toEqual({ left: 120, top: 0, edge: 800 });
    expect(cropSquare(wide, dragView(wide, CENTERED_VIEW, 9, 9))).toEqual({ left: 0, top: 0, edge: 800 });
    expect(cropSquare(wide, dragView(wide, CENTERED_VIEW, -9, -9))).toEqual({ left: 400, top: 0, edge: 800 });
  });

  it('zooms towards the pointer', () => {
    const view = zoomView(wide, CENTERED_VIEW, 2, 0.25, 0.75);
    const square = cropSquare(wide, view);
    expect(square.edge).toBe(400);
    expect(square.left + 0.25 * square.edge).toBeCloseTo(200 + 0.25 * 800);
    expect(square.top + 0.75 * square.edge).toBeCloseTo(0.75 * 800);
  });

  it('stays inside the picture when zooming out at an edge', () => {
    const corner = dragView(wide, zoomView(wide, CENTERED_VIEW, 4), 9, 9);
    expect(cropSquare(wide, corner)).toMatchObject({ left: 0, top: 0, edge: 200 });
    expect(cropSquare(wide, zoomView(wide, corner, 1))).toEqual({ left: 0, top: 0, edge: 800 });
  });

  it('limits the zoom by the size of the picture', () => {
    expect(maxZoom(wide)).toBe(8);
    expect(maxZoom({ width: 96, height: 128 })).toBe(1.5);
    expect(maxZoom({ width: 20, height: 20 })).toBe(1);
    expect(zoomView(wide, CENTERED_VIEW, 100).zoom).toBe(8);
  });
});
