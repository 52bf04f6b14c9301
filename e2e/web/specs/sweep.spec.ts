import { readRoutes } from '../fixtures/built-routes.ts';
import { axeViolations, waitUntilLoaded, sidewaysOverflow } from '../fixtures/page-checks.ts';
import { pseudoLocalise } from '../fixtures/pseudo-locale.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { sample } from '../fixtures/audit-sample.ts';
import { browserOptions, describeSetup, setupsOf } from '../fixtures/sweep-setups.ts';
import { expect, test } from '../fixtures/test.ts';

const direction = (locale: string) => (/^(he|ar|fa|ku)/.test(locale) ? 'rtl' : 'ltr');

/**
 * `npm test` sweeps a third of the routes: screens have specs of their own, the sweep checks what all of them
 * share.
 */
const swept = sample([...readRoutes().entries()], 14);

for (const [number, route] of swept) {
  for (const setup of setupsOf(number)) {
    test(`${route.path} · ${describeSetup(setup)}`, async ({ openPage, signedIn, request }) => {
      const page = await openPage({
        ...browserOptions(setup),
        storageState: setup.role === 'user' ? signedIn : undefined,
      });
      if (setup.locale === 'pseudo') await pseudoLocalise(page.context());
      await page.goto(await sampleAddress(route.path, request));
      await expect(page.locator('main, form').first()).toBeVisible();
      await waitUntilLoaded(page);

      const html = page.locator('html');
      const lang = setup.locale === 'pseudo' ? 'zh-CN' : setup.locale;
      await expect(html).toHaveAttribute('lang', lang);
      await expect(html).toHaveAttribute('dir', direction(lang));
      await expect(html).toHaveAttribute('data-mantine-color-scheme', setup.scheme);
      // A user is redirected from the login page, so its title is that of another page.
      const ownTitle = setup.locale === 'zh-CN' && !(route.path === '/login' && setup.role === 'user');
      await expect(page).toHaveTitle(ownTitle ? new RegExp(`${route.title} · 青音$`) : /\S · \S/);
      expect(await sidewaysOverflow(page), 'sideways overflow').toEqual([]);
      expect(await axeViolations(page), 'axe').toEqual([]);
    });
  }
}
