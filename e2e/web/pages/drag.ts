import type { Locator, Page } from '@playwright/test';

/** A place in an element, px from its upper edge; in the middle of its width. */
export interface Spot {
  on: Locator;
  y?: number;
}

/** How often a drag is begun at most. */
const BEGINNINGS = 4;

async function pointOf({ on, y }: Spot): Promise<{ x: number; y: number }> {
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to drag, or to drop on');
  return { x: box.x + box.width / 2, y: box.y + (y ?? box.height / 2) };
}

/** Tells whether something was dragged over the page since it was asked for. */
const watchDrag = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { drag: false };
    addEventListener('dragover', () => (seen.drag = true), { capture: true, once: true });
    return seen;
  });

/** Takes something up by mouse and holds it over a place. */
export async function hold(page: Page, from: Spot, to: Spot): Promise<void> {
  const start = await pointOf(from);
  const end = await pointOf(to);
  for (let beginning = 0; beginning < BEGINNINGS; beginning += 1) {
    const watch = await watchDrag(page);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 });
    await page.mouse.move(end.x, end.y, { steps: 6 });
    // Browsers tell a target only of a drag that moves on it.
    await page.mouse.move(end.x + 1, end.y);
    if (await watch.evaluate(({ drag }) => drag)) return;
    // Playwright waits one task for the page's `dragstart` and then takes the gesture for a movement of the mouse; on a
    // busy machine the event comes later. A hand would begin again, too.
    await page.mouse.up();
  }
  throw new Error('nothing was dragged');
}

export async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await hold(page, from, to);
  await page.mouse.up();
}
