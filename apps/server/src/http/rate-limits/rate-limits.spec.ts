import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../request-context.ts';
import {
  createRateLimits,
  checkGuess,
  rateLimited,
  type RateLimitRule,
  rateLimitRules,
  enforceRateLimit,
} from './index.ts';
import { callerOf, networkOf } from './enforce.ts';

const rule: RateLimitRule = { name: 'test', max: 3, windowMs: 60_000 };
const lazy: RateLimitRule = { ...rule, name: 'lazy', buffered: true };

let db: Db;
let now = 1_700_000_000_000;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const callFrom = (address: string, user: RequestContext['user'] = null): RequestContext =>
  ({ address, user, app: { limits: createRateLimits(db, () => now) } }) as RequestContext;
const rows = () => db.selectFrom('rate_limit').selectAll().execute();

describe('a rate limit', () => {
  it('admits its maximum per window, and again in the next window', async () => {
    const limits = createRateLimits(db, () => now);
    const taken = async () => {
      const answers: boolean[] = [];
      for (let time = 0; time < 5; time += 1) answers.push(await limits.count(rule, 'a'));
      return answers;
    };
    expect(await taken()).toEqual([true, true, true, false, false]);
    expect(await limits.count(rule, 'b')).toBe(true);
    expect(await limits.isExceeded(rule, 'a')).toBe(true);
    now += rule.windowMs;
    expect(await limits.isExceeded(rule, 'a')).toBe(false);
    expect(await taken()).toEqual([true, true, true, false, false]);
  });

  it('is shared by all processes on one database', async () => {
    const [one, two] = [createRateLimits(db, () => now), createRateLimits(db, () => now)];
    expect([
      await one.count(rule, 'a'),
      await two.count(rule, 'a'),
      await one.count(rule, 'a'),
      await two.count(rule, 'a'),
    ]).toEqual([true, true, true, false]);
  });

  it('stores no addresses, and sweeps counts after a day', async () => {
    const limits = createRateLimits(db, () => now);
    await limits.count(rule, '192.0.2.7');
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.7');
    now += 25 * 3_600_000;
    await limits.count(rule, 'b');
    expect(await rows()).toHaveLength(1);
  });

  it('buffers counts of a buffered rule in memory and shares them after a while', async () => {
    vi.useFakeTimers();
    try {
      const [one, two] = [createRateLimits(db, () => now), createRateLimits(db, () => now)];
      expect([await one.count(lazy, 'a'), await one.count(lazy, 'a'), await two.count(lazy, 'a')]).toEqual([
        true,
        true,
        true,
      ]);
      expect(await rows()).toEqual([]);
      await vi.advanceTimersByTimeAsync(6000);
      expect(await rows()).toMatchObject([{ count: 3 }]);
    } finally {
      vi.useRealTimers();
    }
    const late = createRateLimits(db, () => now);
    expect(await late.count(lazy, 'a')).toBe(true);
    await late.flush();
    expect(await late.count(lazy, 'a')).toBe(false);
    now += lazy.windowMs;
    expect(await late.count(lazy, 'a')).toBe(true);
  });
});

describe('a window that starts in the future because the clock was ahead', () => {
  const AHEAD_MS = 5 * 3_600_000;
  it.each([rule, lazy])('counts as elapsed once the clock is right ($name)', async (limit) => {
    const limits = createRateLimits(db, () => now);
    now += AHEAD_MS;
    for (let time = 0; time < limit.max; time += 1) await limits.count(limit, 'a');
    await limits.flush();
    expect(await limits.count(limit, 'a')).toBe(false);
    now -= AHEAD_MS;
    expect(await limits.isExceeded(limit, 'a')).toBe(false);
    for (let time = 0; time < limit.max; time += 1) expect(await limits.count(limit, 'a')).toBe(true);
    expect(await limits.count(limit, 'a')).toBe(false);
    await limits.flush();
    expect(await rows()).toMatchObject([{ window_start: now, count: expect.any(Number) }]);
  });
  it('is swept with the elapsed windows', async () => {
    const limits = createRateLimits(db, () => now);
    now += AHEAD_MS;
    await limits.count(rule, 'a');
    now -= AHEAD_MS;
    // The time of the last sweep lies in the future as well.
    const later = createRateLimits(db, () => now);
    now += 11 * 60_000;
    await later.count(rule, 'b');
    expect(await rows()).toHaveLength(1);
  });
  it('does not delay the next sweep', async () => {
    now += AHEAD_MS;
    const limits = createRateLimits(db, () => now);
    now -= AHEAD_MS;
    await db.insertInto('rate_limit').values({ bucket: 'old', window_start: 1, count: 1 }).execute();
    await limits.count(rule, 'b');
    expect(await rows()).toHaveLength(1);
  });
});

describe('a rate-limited endpoint', () => {
  it('answers 405 in the body after too many calls of one caller', async () => {
    const inner = {
      path: '/x',
      cache: false,
      login: false,
      guarded: false,
      answer: vi.fn(async () => ({ code: 200 })),
    };
    const { answer } = rateLimited(rule, inner);
    for (let time = 0; time < rule.max; time += 1) await answer(callFrom('192.0.2.1'));
    await expect(answer(callFrom('192.0.2.1'))).rejects.toMatchObject({ code: 405 });
    expect(inner.answer).toHaveBeenCalledTimes(rule.max);
    await expect(answer(callFrom('192.0.2.2'))).resolves.toEqual({ code: 200 });
    await expect(answer(callFrom('192.0.2.1', { id: 5, anonymous: false }))).resolves.toEqual({ code: 200 });
  });

  it('counts calls of several callers for one subject', async () => {
    for (let time = 0; time < rule.max; time += 1)
      await enforceRateLimit(callFrom(`192.0.2.${time}`), rule, '138');
    await expect(enforceRateLimit(callFrom('192.0.2.9'), rule, '138')).rejects.toMatchObject({ code: 405 });
  });
});

describe('a guess at a password or code', () => {
  const wrong = async () => false;
  const right = async () => true;
  it('counts when wrong, so that parallel guesses gain nothing', async () => {
    const call = callFrom('192.0.2.1');
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => checkGuess(call, rule, 'account', wrong)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(rule.max);
    await expect(checkGuess(call, rule, 'account', right)).rejects.toMatchObject({ code: 509 });
  });
  it('is refused when it proves right after too many wrong ones, though it started before them', async () => {
    const call = callFrom('192.0.2.1');
    const late = checkGuess(call, rule, 'account', async () => {
      for (let time = 0; time < rule.max; time += 1) await checkGuess(call, rule, 'account', wrong);
      return true;
    });
    await expect(late).rejects.toMatchObject({ code: 509 });
  });
  it('is never refused when right, however many run in parallel', async () => {
    const call = callFrom('192.0.2.1');
    const all = await Promise.all(Array.from({ length: 20 }, () => checkGuess(call, rule, 'account', right)));
    expect(all).toEqual(Array(20).fill(true));
    expect(await checkGuess(call, rule, 'account', wrong)).toBe(false);
  });
  it('has a limit of its own for right guesses, since checking is costly', async () => {
    const call = callFrom('192.0.2.1');
    const isRight = vi.fn(right);
    for (let time = 0; time < rateLimitRules.guesses.max; time += 1)
      await checkGuess(call, rule, 'account', isRight);
    await expect(checkGuess(call, rule, 'account', isRight)).rejects.toMatchObject({ code: 405 });
    expect(isRight).toHaveBeenCalledTimes(rateLimitRules.guesses.max);
    expect(await checkGuess(callFrom('192.0.2.2'), rule, 'account', right)).toBe(true);
  });
  it('resets the count when right, and an attacker elsewhere cannot lock the owner out', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect(await checkGuess(callFrom('192.0.2.1'), rule, 'account', wrong)).toBe(false);
      expect(await checkGuess(callFrom('192.0.2.1'), rule, 'account', right)).toBe(true);
    }
    await Promise.allSettled(
      Array.from({ length: 9 }, () => checkGuess(callFrom('192.0.2.66'), rule, 'account', wrong)),
    );
    expect(await checkGuess(callFrom('192.0.2.1'), rule, 'account', right)).toBe(true);
  });
  it('is limited across accounts as well', async () => {
    for (let account = 0; account < rateLimitRules.wrongGuesses.max; account += 1)
      await checkGuess(callFrom('192.0.2.1'), rule, `account ${account}`, wrong);
    await expect(checkGuess(callFrom('192.0.2.1'), rule, 'another', right)).rejects.toMatchObject({
      code: 509,
    });
  });
});

describe('the subject of a caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['[2001:db8:1:2::1]:4711', '2001:db8:1:2'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('for address %s is network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
  it('is the user, or the network for visitors', () => {
    expect(callerOf({ address: '192.0.2.1', user: { id: 5, anonymous: false } })).toBe('user 5');
    expect(callerOf({ address: '192.0.2.1', user: { id: 5, anonymous: true } })).toBe('from 192.0.2.1');
  });
});
