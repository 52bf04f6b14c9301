import { readRoutes } from '../fixtures/built-routes.ts';
import { startDevelopment } from '../fixtures/development-server.ts';
import { settled } from '../fixtures/page-checks.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { expect, test } from '../fixtures/test.ts';

/** Vite compiles on demand, React is not minified, and every page is opened. */
const DEVELOPMENT_MS = 420_000;

// Warnings that React and libraries give in development only must not hide here.
test('a development build shows every page without a word on the console', async ({
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
    for (const { path } of readRoutes().filter(({ built }) => built)) {
      await page.goto(await sampleAddress(path, request));
      await expect(page.locator('main, form').first()).toBeVisible({ timeout: DEVELOPMENT_MS });
      await settled(page);
    }
    // First the page, or it would complain that its server went away.
    await page.close();
  } finally {
    await development.stop();
  }
});
