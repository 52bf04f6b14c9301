import type { Page } from '@playwright/test';
import { interfaceTexts } from '../../fixtures/interface-texts.ts';
import { overlays } from '../../fixtures/overlays.ts';
import { overlaysOfContent } from '../../fixtures/overlays-of-content.ts';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { isAudit, sample } from '../../fixtures/audit-sample.ts';
import { everyCombination, pairwise } from '../../fixtures/pairwise.ts';
import { browserOptions, describeSetup, type SweepSetup } from '../../fixtures/sweep-setups.ts';
import { expect, test } from '../../fixtures/test.ts';

const factors = {
  locale: ['zh-CN', 'ar-EG'],
  role: ['user'],
  scheme: ['light', 'dark'],
  device: ['phone', 'desktop'],
} as const;
const onDesktop = { ...factors, device: ['desktop'] } as const;

/** Each overlay in one of the pairs; in the audit in all combinations. */
function setupsOf(number: number, desktopOnly = false): readonly SweepSetup[] {
  const possible = desktopOnly ? onDesktop : factors;
  if (isAudit) return everyCombination(possible);
  const pairs = pairwise(possible);
  return pairs.slice(number % pairs.length).slice(0, 1);
}

/** All in the audit, otherwise a sample. */
const opened = [...sample(overlays, 12), ...sample(overlaysOfContent, 3)];

/** Waits until what opened has faded in, so that its colours are final. */
const endOfTransitions = (page: Page) =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });

const LAYER = '[role="dialog"], [role="menu"], [role="listbox"]';

for (const [number, { name, open: openOverlay, desktopOnly, isForGuests }] of opened.entries()) {
  for (const setup of setupsOf(number, desktopOnly)) {
    test(`${name} · ${describeSetup(setup)}`, async ({ openPage, signedIn }) => {
      const page = await openPage({
        ...browserOptions(setup),
        ...(!isForGuests && { storageState: signedIn }),
      });
      await openOverlay(page, interfaceTexts(setup.locale));
      const layers = page.locator(LAYER).filter({ visible: true });
      const layer = layers.last();
      await expect(layer).toBeVisible();
      await expect(layer.locator('[aria-busy="true"]')).toHaveCount(0);
      await endOfTransitions(page);
      expect(await axeViolations(page), 'axe').toEqual([]);
      expect(await sidewaysOverflow(page), 'sideways overflow').toEqual([]);
      const open = await layers.count();
      await page.keyboard.press('Escape');
      await expect(layers).not.toHaveCount(open);
      await expect(page.locator('body')).not.toBeFocused();
    });
  }
}
