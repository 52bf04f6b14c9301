import { sample } from '../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readRoutes } from '../fixtures/built-routes.ts';
import { startDevelopment } from '../fixtures/development-server.ts';
import { waitUntilLoaded } from '../fixtures/page-checks.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { expect, test } from '../fixtures/test.ts';

/** Test timeout in ms: Vite compiles on demand, React is not minified, and every page is opened. */
const DEVELOPMENT_MS = 420_000;

/** Navigates inside the app, as a link does; a new document for each page would fetch every module again. */
async function goInside(page: Page, href: string): Promise<void> {
  // The router's handle for tools: its promise resolves when the page is rendered.
  await page.evaluate((to) => Reflect.get(window, '__TSR_ROUTER__').navigate({ href: to }), href);
}

// Warnings that React and libraries print only in development must fail here.
test('shows every page of the development build without console messages', async ({
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
    for (const { path } of sample(readRoutes(), 2)) {
      await goInside(page, await sampleAddress(path, request));
      await expect(page.locator('main, form').first()).toBeVisible({ timeout: DEVELOPMENT_MS });
      await waitUntilLoaded(page);
    }
    // Closes the page first; otherwise it logs that its server is gone.
    await page.close();
  } finally {
    await development.stop();
  }
});
