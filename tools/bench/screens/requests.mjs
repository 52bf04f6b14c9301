import { Traffic } from './traffic.mjs';
import { openPage } from './sessions.mjs';

/** Unknown page: its requests are those of the app shell. */
const NOWHERE = '/there-is-no-such-page';

/**
 * Requests of the app shell.
 * @param {import('./sessions.mjs').Place} place
 * @param {import('./sessions.mjs').State} state
 */
export const shellCalls = async (place, state) =>
  new Set((await visit(place, state, NOWHERE)).map(({ call }) => call));

/**
 * Requests of a screen on a cold visit. Answers are delayed until the page sends no more requests: later requests
 * depend on an answer, and cost a user another round trip.
 * @param {import('./sessions.mjs').Place} place
 * @param {import('./sessions.mjs').State} state
 * @param {string} address
 * @param {ReadonlySet<string>} shell
 * @param {readonly string[]} [below] paths that may be requested after an answer
 */
export async function measureRequests(place, state, address, shell, below = []) {
  const calls = await visit(place, state, address);
  const all = calls.map(({ call }) => call);
  const own = calls.filter(({ call }) => !shell.has(call));
  return {
    calls: own.filter(({ later }) => !later).map(({ call }) => call),
    laterCalls: own
      .filter(({ call, later }) => later && !below.includes(call.split('?')[0] ?? ''))
      .map(({ call }) => call),
    repeatedCalls: [...new Set(all.filter((call, at) => all.indexOf(call) < at))],
  };
}

/** @param {import('./sessions.mjs').Place} place @param {import('./sessions.mjs').State} state @param {string} address */
async function visit(place, state, address) {
  const { context, page } = await openPage(place, state);
  const traffic = new Traffic(page);
  await traffic.holdAnswers();
  await page.goto(address, { waitUntil: 'load' });
  await traffic.waitUntilIdle();
  traffic.release();
  await traffic.waitUntilIdle();
  await context.close();
  return traffic.calls;
}
