import { Traffic } from './traffic.mjs';
import { open } from './visitors.mjs';

/** No page: what is asked for there is the shell's. */
const NOWHERE = '/there-is-no-such-page';

/**
 * What the shell asks for by itself.
 * @param {import('./visitors.mjs').Place} place
 * @param {import('./visitors.mjs').State} state
 */
export const shellCalls = async (place, state) =>
  new Set((await visit(place, state, NOWHERE)).map(({ call }) => call));

/**
 * What a screen asks for on a cold visit. Answers are kept back until the page asks for nothing more: what it asks for
 * later waited for an answer, and cost a person another way to the service and back.
 * @param {import('./visitors.mjs').Place} place
 * @param {import('./visitors.mjs').State} state
 * @param {string} address
 * @param {ReadonlySet<string>} shell
 * @param {readonly string[]} [below] paths that may come later
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

/** @param {import('./visitors.mjs').Place} place @param {import('./visitors.mjs').State} state @param {string} address */
async function visit(place, state, address) {
  const { context, page } = await open(place, state);
  const traffic = new Traffic(page);
  await traffic.hold();
  await page.goto(address, { waitUntil: 'load' });
  await traffic.still();
  traffic.release();
  await traffic.still();
  await context.close();
  return traffic.calls;
}
