import { withProduct } from '../browser.mjs';
import { measureInteractions, measureShifts } from '../screens/interactions.mjs';
import { screens } from '../screens/measured-screens.mjs';
import { ownCodeKb } from '../screens/code-size.mjs';
import { measureColdPaint, measureWarmPaint } from '../screens/paint.mjs';
import { measureRequests, shellCalls } from '../screens/requests.mjs';
import { addressOf, createSessions } from '../screens/sessions.mjs';

/**
 * Every screen of tools/bench/screens/measured-screens.mjs: its requests, time to content, own code, layout shifts, and
 * response times of its controls. `npm run bench -- screens:album,requests` measures some screens or parts.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureScreens = (bench) =>
  withProduct(bench, {}, async ({ browser, server }) => {
    const place = await createSessions(browser, server);
    const shells = {
      guest: await shellCalls(place, place.guest),
      user: await shellCalls(place, place.user),
    };
    /**
     * Parts, in the order of measurement.
     * @type {Record<string, (screen: import('../screens/measured-screens.mjs').Screen, address: string) => Promise<object>>}
     */
    const parts = {
      requests: async ({ personal, below }, address) => ({
        asUser: await measureRequests(place, place.user, address, shells.user, below),
        ...(personal
          ? {}
          : { asGuest: await measureRequests(place, place.guest, address, shells.guest, below) }),
      }),
      code: async ({ path }) => ({ ownCodeKb: ownCodeKb(path) }),
      shifts: (screen, address) => measureShifts(place, address, screen),
      acts: (screen, address) => measureInteractions(place, address, screen),
      cold: ({ content }, address) => measureColdPaint(place, place.user, address, content, shells.user),
      warm: (screen) => measureWarmPaint(place, place.user, screen),
    };
    const wantedScreens = chosen(screens, ({ name }) => name, bench.only);
    const wantedParts = chosen(Object.entries(parts), ([name]) => name, bench.only);
    /** @type {Record<string, any>} */
    const results = {};
    for (const screen of wantedScreens) {
      /** @type {Record<string, any>} */
      const result = (results[screen.name] = {});
      try {
        const address = (result.address = await addressOf(place, screen));
        for (const [, measure] of wantedParts) Object.assign(result, await measure(screen, address));
      } catch (error) {
        // The results of other screens are still useful.
        result.failed = error instanceof Error ? error.message : String(error);
      }
      bench.say(`screens: ${screen.name} ${result.failed ?? ''}`.trim());
    }
    return { ...worstOf(Object.values(results)), screens: results };
  });

/**
 * Selects the items with these names, or all if there are none.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => string} nameOf
 * @param {readonly string[]} names
 */
function chosen(all, nameOf, names) {
  const some = all.filter((one) => names.includes(nameOf(one)));
  return some.length > 0 ? some : all;
}

/** Summary over all screens, for the bounds. @param {readonly Record<string, any>[]} results */
function worstOf(results) {
  /** @param {string} field */
  const worst = (field) => {
    const values = results.map((result) => result[field]).filter((value) => typeof value === 'number');
    return values.length > 0 ? { [field]: Math.max(...values) } : {};
  };
  /** @param {'laterCalls' | 'repeatedCalls'} field */
  const sum = (field) => {
    const visits = results.flatMap(({ asUser, asGuest }) => [asUser, asGuest]).filter(Boolean);
    return visits.length > 0 ? { [field]: visits.flatMap((visit) => visit[field]).length } : {};
  };
  return {
    ...sum('laterCalls'),
    ...sum('repeatedCalls'),
    ...worst('ownCodeKb'),
    ...worst('cls'),
    ...worst('actMs'),
    ...worst('coldPaintMs'),
    ...worst('warmPaintMs'),
    ...worst('slowWarmPaintMs'),
  };
}
