import { sampled } from '../fixtures/sampled.ts';
import type { Page } from '@playwright/test';
import { readRoutes } from '../fixtures/built-routes.ts';
import { startDevelopment } from '../fixtures/development-server.ts';
import { settled } from '../fixtures/page-checks.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { expect, test } from '../fixtures/test.ts';

/** Vite compiles on demand, React is not minified, and every page is opened. */
const DEVELOPMENT_MS = 420_000;

/** Follows an address as a link inside the product does; a document for each page would fetch every module again. */
async function goInside(page: Page, href: string): Promise<void> {
  // The router's own handle for tools: its promise ends when the page is drawn.
  await page.evaluate((to) => Reflect.get(window, '__TSR_ROUTER__').navigate({ href: to }), href);
}

// Warnings that React and libraries give in development only must not hide here.
test('a development build shows its pages without a word on the console', async ({
  openPage,
  server,
  guard,
  request,
}) => {
  test.setTimeout(DEVELOPMENT_MS);
  guard.allow(/^console debug: \[vite\]/, /Download the React DevTools/);
  const development = await startDevelopment(server.url);
  try {
    const page = await openPage({ baseURL: development.url });
    await page.goto('/');
    for (const { path } of sampled(readRoutes(), 2)) {
      await goInside(page, await sampleAddress(path, request));
      await expect(page.locator('main, form').first()).toBeVisible({ timeout: DEVELOPMENT_MS });
      await settled(page);
    }
    // First the page, or it would complain that its server went away.
    await page.close();
  } finally {
    await development.stop();
  }
});
