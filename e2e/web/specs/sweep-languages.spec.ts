import { isAudit } from '../fixtures/audit-sample.ts';
import { readRoutes } from '../fixtures/built-routes.ts';
import { cutTexts } from '../fixtures/cut-texts.ts';
import { faultyTexts } from '../fixtures/faulty-texts.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { browserOptions } from '../fixtures/sweep-setups.ts';
import { expectSoundPage } from '../fixtures/swept-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Long compounds, tall letters, no spaces, four scripts from right to left. */
const LOCALES = [
  ...['de-DE', 'fi-FI', 'ru-RU', 'ta-IN', 'th-TH', 'ja-JP'],
  ...['ar-EG', 'fa-IR', 'he-IL', 'ku-IQ'],
];

for (const [at, locale] of LOCALES.entries()) {
  // `npm test` opens every second page in one of the languages, the audit all pages in all of them.
  const routes = readRoutes().filter((_, number) => isAudit || number % (2 * LOCALES.length) === 2 * at);
  test(`texts are whole and in order on a phone in ${locale}`, async ({ openPage, signedIn, request }) => {
    const setup = { locale, role: 'user', scheme: 'light', device: 'phone' } as const;
    const page = await openPage({ ...browserOptions(setup), storageState: signedIn });
    for (const route of routes)
      await test.step(route.path, async () => {
        await expectSoundPage(page, await sampleAddress(route.path, request), route, setup);
        await expect.poll(() => cutTexts(page), route.path).toEqual([]);
        await expect.poll(() => faultyTexts(page), route.path).toEqual([]);
      });
  });
}
