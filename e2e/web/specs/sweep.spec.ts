import { readRoutes } from '../fixtures/built-routes.ts';
import { axeViolations } from '../fixtures/page-checks.ts';
import { pseudoLocalise } from '../fixtures/pseudo-locale.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import { sample } from '../fixtures/audit-sample.ts';
import { browserOptions, describeSetup, setupsOf } from '../fixtures/sweep-setups.ts';
import { expectSoundPage } from '../fixtures/swept-page.ts';
import { expect, test } from '../fixtures/test.ts';

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
      await expectSoundPage(page, await sampleAddress(route.path, request), route, setup);
      expect(await axeViolations(page), 'axe').toEqual([]);
    });
  }
}
