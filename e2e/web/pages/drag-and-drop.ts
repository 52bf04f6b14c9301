import type { Locator, Page } from '@playwright/test';

/** Point in an element: `x` and `y` px from its left and upper edges; default: the middle. */
export interface DragPoint {
  on: Locator;
  x?: number;
  y?: number;
}

/** Maximum attempts to start a drag. */
const BEGINNINGS = 4;

async function pointOf({ on, x, y }: DragPoint): Promise<{ x: number; y: number }> {
  const box = await on.boundingBox();
  if (!box) throw new Error('The element to drag, or to drop on, has no box.');
  return { x: box.x + (x ?? box.width / 2), y: box.y + (y ?? box.height / 2) };
}

/** Handle whose `drag` is true once anything was dragged over the page. */
const watchDrag = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { drag: false };
    addEventListener('dragover', () => (seen.drag = true), { capture: true, once: true });
    return seen;
  });

/** Starts a drag by mouse and holds it over the target, without dropping. */
export async function startDrag(page: Page, from: DragPoint, to: DragPoint): Promise<void> {
  const start = await pointOf(from);
  const end = await pointOf(to);
  for (let beginning = 0; beginning < BEGINNINGS; beginning += 1) {
    const watch = await watchDrag(page);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 });
    await page.mouse.move(end.x, end.y, { steps: 6 });
    // Browsers fire `dragover` only on a target over which the drag moves.
    await page.mouse.move(end.x + 1, end.y);
    if (await watch.evaluate(({ drag }) => drag)) return;
    // Playwright waits one task for the page's `dragstart` and otherwise treats the gesture as a plain mouse
    // movement; on a busy machine the event comes later, so the drag is started again.
    await page.mouse.up();
  }
  throw new Error('The browser started no drag.');
}

export async function drag(page: Page, from: DragPoint, to: DragPoint): Promise<void> {
  await startDrag(page, from, to);
  await page.mouse.up();
}
