import { endpoints, sessionStatuses } from '@qingyin/contract';
import { refusal } from '@qingyin/contract/testing';
import { expectOk } from '@qingyin/http-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { demoLogin } from './demo-caller.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, music, system } = endpoints;
const PLACES = 2;
const CALLERS = 24;
const OVERLOADED = 503;
/** Below the ten wrong passwords that block an account, which would be another refusal. */
const FEWER_THAN_BLOCK = 9;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ args: ['--max-calls', String(PLACES)] });
});
afterAll(() => server.dispose());

/**
 * One login of a separate caller: the client's answer, the status, and whether the client saw its session end.
 * Checking a password takes a while on another thread, so that concurrent logins really overlap.
 */
async function signIn(password = demoLogin.password) {
  const caller = createCaller(server.url);
  const lost: number[] = [];
  caller.http.signals.on((signal) => lost.push(signal.status));
  const answer = await caller.http.call(account.loginEmail, { params: { ...demoLogin, password } });
  return { caller, answer, lost, body: await caller.body() };
}

const crowd = (size = CALLERS, password?: string) =>
  Promise.all(Array.from({ length: size }, () => signIn(password)));
const works = async () => (await createCaller(server.url).http.call(music.banner)).code;

describe('calls beyond the concurrency limit', () => {
  it('are refused in the body with HTTP 200, and end no session', async () => {
    const calls = await crowd();
    const refused = calls.filter(({ answer }) => answer.code === OVERLOADED);
    const served = calls.filter(({ answer }) => answer.code === 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(served.length).toBeGreaterThanOrEqual(PLACES);
    expect(refused.length + served.length).toBe(CALLERS);
    for (const { caller, lost, body } of refused) {
      const { status, headers } = caller.last();
      expect(sessionStatuses).not.toContain(status);
      expect([status, headers.get('cache-control'), lost, caller.cookies.size]).toEqual([
        200,
        'no-store',
        [],
        0,
      ]);
      expect(schemaProblems('overloaded call', refusal, body)).toEqual([]);
      expect(body).toMatchObject({ code: OVERLOADED, msg: '服务器繁忙，请稍后再试' });
    }
    for (const { caller } of served) expect(caller.cookies.has('MUSIC_U')).toBe(true);
  });

  it('reach a screen as a failure that can be retried', async () => {
    const { answer } = (await crowd()).find((call) => call.answer.code === OVERLOADED) ?? {};
    expect(() => expectOk(answer)).toThrow(
      expect.objectContaining({
        name: 'ApiError',
        kind: 'failure',
        code: OVERLOADED,
        message: '服务器繁忙，请稍后再试',
      }),
    );
    expect(await works()).toBe(200);
  });

  it('do not affect uncounted endpoints', async () => {
    const busy = crowd();
    const guest = createCaller(server.url);
    const { data } = await guest.http.call(system.capabilities);
    const health = await fetch(`${server.url}/healthz`);
    const page = await fetch(`${server.url}/media/img/none`);
    expect([data.product, health.status, page.status]).toEqual(['qingyin', 200, 404]);
    expect((await busy).some(({ answer }) => answer.code === OVERLOADED)).toBe(true);
  });
});

describe('a slot of the concurrency limit is freed', () => {
  it('by callers that disconnect', async () => {
    for (let turns = 0; turns < PLACES + 1;) {
      const leaving = new AbortController();
      let answered = false;
      const calls = Promise.allSettled(
        Array.from({ length: PLACES }, () =>
          createCaller(server.url)
            .http.call(account.loginEmail, { params: demoLogin, signal: leaving.signal })
            .finally(() => (answered = true)),
        ),
      );
      let taken = false;
      // Passwords may be checked before a refused call shows that all slots are taken; then it retries.
      while (!taken && !answered) taken = (await works()) === OVERLOADED;
      leaving.abort();
      await calls;
      if (taken) turns += 1;
    }
    await expect.poll(works).toBe(200);
  });

  it('by calls that fail', async () => {
    const codes = (await crowd(FEWER_THAN_BLOCK, 'wrong')).map(({ answer }) => answer.code);
    expect(codes).toContain(OVERLOADED);
    expect(codes).toContain(502);
    for (let turn = 0; turn < PLACES + 1; turn += 1) expect(await works()).toBe(200);
  });
});

it('logs an overload once for many calls', async () => {
  const said = server
    .output()
    .split('\n')
    .filter((line) => line.includes('too many calls at once'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThan(CALLERS);
});
