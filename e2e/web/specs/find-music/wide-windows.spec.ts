import { expect, test } from '../../fixtures/test.ts';

for (const { width, height } of [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
])
  test(`fills a window of ${width} px, with one edge for the top bar, the tabs and the content`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/find-music/song-list');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 3 }).nth(12).waitFor();
    const edges = await page.evaluate(() => {
      const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
      const innerEdges = (element: Element | null | undefined) => {
        const { left, right } = box(element);
        const style = element && getComputedStyle(element);
        return style ? [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)] : [];
      };
      const grid = [...document.querySelectorAll('main ul')].find((list) => list.querySelector('h3'));
      const { left, right } = box(grid);
      return {
        bar: innerEdges(document.querySelector('header > div')),
        content: [left, right],
        page: box(document.querySelector('main')).width,
      };
    });
    expect(edges.bar.map(Math.round)).toEqual(edges.content.map(Math.round));
    const [left = 0, right = 0] = edges.content;
    expect(right - left).toBeGreaterThan(0.9 * edges.page);
  });
