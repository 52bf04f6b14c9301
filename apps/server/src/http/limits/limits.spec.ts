import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, openDb } from '../../db/open.ts';
import type { Call } from '../call.ts';
import { createLimits, guess, limited, type LimitRule, rules, take } from './index.ts';
import { callerOf, networkOf } from './limited.ts';

const rule: LimitRule = { name: 'test', most: 3, windowMs: 60_000 };
const lazy: LimitRule = { ...rule, name: 'lazy', lazily: true };

let db: Db;
let now = 1_700_000_000_000;
beforeEach(async () => {
  db = await openDb(':memory:');
});
afterEach(() => db.destroy());

const callFrom = (address: string, user: Call['user'] = null): Call =>
  ({ address, user, house: { limits: createLimits(db, () => now) } }) as Call;
const rows = () => db.selectFrom('rate_limit').selectAll().execute();

describe('a rate limit', () => {
  it('admits its maximum per window, and again in the next window', async () => {
    const limits = createLimits(db, () => now);
    const taken = async () => {
      const answers: boolean[] = [];
      for (let time = 0; time < 5; time += 1) answers.push(await limits.take(rule, 'a'));
      return answers;
    };
    expect(await taken()).toEqual([true, true, true, false, false]);
    expect(await limits.take(rule, 'b')).toBe(true);
    expect(await limits.full(rule, 'a')).toBe(true);
    now += rule.windowMs;
    expect(await limits.full(rule, 'a')).toBe(false);
    expect(await taken()).toEqual([true, true, true, false, false]);
  });

  it('is shared by all processes on one database', async () => {
    const [one, two] = [createLimits(db, () => now), createLimits(db, () => now)];
    expect([
      await one.take(rule, 'a'),
      await two.take(rule, 'a'),
      await one.take(rule, 'a'),
      await two.take(rule, 'a'),
    ]).toEqual([true, true, true, false]);
  });

  it('stores no addresses, and sweeps counts after a day', async () => {
    const limits = createLimits(db, () => now);
    await limits.take(rule, '192.0.2.7');
    expect(JSON.stringify(await rows())).not.toContain('192.0.2.7');
    now += 25 * 3_600_000;
    await limits.take(rule, 'b');
    expect(await rows()).toHaveLength(1);
  });

  it('buffers counts of a buffered rule in memory and shares them after a while', async () => {
    vi.useFakeTimers();
    try {
      const [one, two] = [createLimits(db, () => now), createLimits(db, () => now)];
      expect([await one.take(lazy, 'a'), await one.take(lazy, 'a'), await two.take(lazy, 'a')]).toEqual([
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
    const late = createLimits(db, () => now);
    expect(await late.take(lazy, 'a')).toBe(true);
    await late.flush();
    expect(await late.take(lazy, 'a')).toBe(false);
    now += lazy.windowMs;
    expect(await late.take(lazy, 'a')).toBe(true);
  });
});

describe('a window that starts in the future because the clock was ahead', () => {
  const AHEAD_MS = 5 * 3_600_000;
  it.each([rule, lazy])('counts as elapsed once the clock is right ($name)', async (limit) => {
    const limits = createLimits(db, () => now);
    now += AHEAD_MS;
    for (let time = 0; time < limit.most; time += 1) await limits.take(limit, 'a');
    await limits.flush();
    expect(await limits.take(limit, 'a')).toBe(false);
    now -= AHEAD_MS;
    expect(await limits.full(limit, 'a')).toBe(false);
    for (let time = 0; time < limit.most; time += 1) expect(await limits.take(limit, 'a')).toBe(true);
    expect(await limits.take(limit, 'a')).toBe(false);
    await limits.flush();
    expect(await rows()).toMatchObject([{ window_start: now, count: expect.any(Number) }]);
  });
  it('is swept with the elapsed windows', async () => {
    const limits = createLimits(db, () => now);
    now += AHEAD_MS;
    await limits.take(rule, 'a');
    now -= AHEAD_MS;
    // The time of the last sweep lies in the future as well.
    const later = createLimits(db, () => now);
    now += 11 * 60_000;
    await later.take(rule, 'b');
    expect(await rows()).toHaveLength(1);
  });
  it('does not delay the next sweep', async () => {
    now += AHEAD_MS;
    const limits = createLimits(db, () => now);
    now -= AHEAD_MS;
    await db.insertInto('rate_limit').values({ bucket: 'old', window_start: 1, count: 1 }).execute();
    await limits.take(rule, 'b');
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
    const { answer } = limited(rule, inner);
    for (let time = 0; time < rule.most; time += 1) await answer(callFrom('192.0.2.1'));
    await expect(answer(callFrom('192.0.2.1'))).rejects.toMatchObject({ code: 405 });
    expect(inner.answer).toHaveBeenCalledTimes(rule.most);
    await expect(answer(callFrom('192.0.2.2'))).resolves.toEqual({ code: 200 });
    await expect(answer(callFrom('192.0.2.1', { id: 5, anonymous: false }))).resolves.toEqual({ code: 200 });
  });

  it('counts calls of several callers for one subject', async () => {
    for (let time = 0; time < rule.most; time += 1) await take(callFrom(`192.0.2.${time}`), rule, '138');
    await expect(take(callFrom('192.0.2.9'), rule, '138')).rejects.toMatchObject({ code: 405 });
  });
});

describe('a guess at a password or code', () => {
  const wrong = async () => false;
  const right = async () => true;
  it('counts when wrong, so that parallel guesses gain nothing', async () => {
    const call = callFrom('192.0.2.1');
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => guess(call, rule, 'account', wrong)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(rule.most);
    await expect(guess(call, rule, 'account', right)).rejects.toMatchObject({ code: 509 });
  });
  it('is refused when it proves right after too many wrong ones, though it started before them', async () => {
    const call = callFrom('192.0.2.1');
    const late = guess(call, rule, 'account', async () => {
      for (let time = 0; time < rule.most; time += 1) await guess(call, rule, 'account', wrong);
      return true;
    });
    await expect(late).rejects.toMatchObject({ code: 509 });
  });
  it('is never refused when right, however many run in parallel', async () => {
    const call = callFrom('192.0.2.1');
    const all = await Promise.all(Array.from({ length: 20 }, () => guess(call, rule, 'account', right)));
    expect(all).toEqual(Array(20).fill(true));
    expect(await guess(call, rule, 'account', wrong)).toBe(false);
  });
  it('has a limit of its own for right guesses, since checking is costly', async () => {
    const call = callFrom('192.0.2.1');
    const isRight = vi.fn(right);
    for (let time = 0; time < rules.guesses.most; time += 1) await guess(call, rule, 'account', isRight);
    await expect(guess(call, rule, 'account', isRight)).rejects.toMatchObject({ code: 405 });
    expect(isRight).toHaveBeenCalledTimes(rules.guesses.most);
    expect(await guess(callFrom('192.0.2.2'), rule, 'account', right)).toBe(true);
  });
  it('resets the count when right, and an attacker elsewhere cannot lock the owner out', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect(await guess(callFrom('192.0.2.1'), rule, 'account', wrong)).toBe(false);
      expect(await guess(callFrom('192.0.2.1'), rule, 'account', right)).toBe(true);
    }
    await Promise.allSettled(
      Array.from({ length: 9 }, () => guess(callFrom('192.0.2.66'), rule, 'account', wrong)),
    );
    expect(await guess(callFrom('192.0.2.1'), rule, 'account', right)).toBe(true);
  });
  it('is limited across accounts as well', async () => {
    for (let account = 0; account < rules.wrongGuesses.most; account += 1)
      await guess(callFrom('192.0.2.1'), rule, `account ${account}`, wrong);
    await expect(guess(callFrom('192.0.2.1'), rule, 'another', right)).rejects.toMatchObject({ code: 509 });
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
