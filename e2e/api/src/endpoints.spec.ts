import { healthAnswer, refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressesIn, addressKind } from './addresses.ts';
import { type ApiCaller, createCaller } from './api-caller.ts';
import type { Params } from './cases/case.ts';
import { answerSchemas, cases, namedEndpoints, paramSchemas } from './cases.ts';
import { valueAt, schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount } from './test-account.ts';

/**
 * Refusals before a query and sessions of visitors do not depend on the database: on PostgreSQL only `npm run
 * audit` checks them.
 */
const ALL = process.env['QINGYIN_TEST_DATABASE'] !== 'postgres' || process.env['QINGYIN_AUDIT'] === '1';
let server: ServerProcess;
let member: ApiCaller;
/** user without uploads */
let reader: ApiCaller;
/** one media address of each kind found in answers */
const addresses = new Map<string, string>();

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  member = createCaller(server.url);
  reader = (await createTestAccount(server.url, 'reader')).caller;
});
afterAll(() => server.dispose());

/** Logs the member in, unless it is logged in. */
const signIn = async (): Promise<void> => {
  if (member.cookies.has('MUSIC_U')) return;
  const answer = await member.fetch(
    `${server.url}/api/login?email=${server.demo?.name}&password=${server.demo?.password}`,
  );
  expect(await answer.json()).toMatchObject({ code: 200 });
};

/** Body of the last response; records one media address of each kind. */
async function answerTo(caller: ApiCaller): Promise<unknown> {
  const body = await caller.body();
  for (const address of addressesIn(body))
    if (address.includes('/media/')) addresses.set(addressKind(address), address);
  return body;
}

/** Faults of an answer: deviations from its schema, and addresses on other servers. */
function faults(name: string, schema: z.ZodType, body: unknown): string[] {
  const foreign = addressesIn(body).filter((address) => !address.startsWith(`${server.mediaUrl}/`));
  return [
    ...schemaProblems(name, schema, body),
    ...foreign.map((address) => `${name}: ${address} is not on this server`),
  ];
}

describe('the tables', () => {
  const names = namedEndpoints.map(([name]) => name).sort();
  it('have a case for every endpoint, and no other', () => {
    expect(Object.keys(cases).sort()).toEqual(names);
  });
  it('have schemas for all answers and parameters, and no others', () => {
    expect([...answerSchemas.keys()].sort()).toEqual(names);
    expect([...paramSchemas.keys()].sort()).toEqual(names);
  });
});

describe.each(namedEndpoints)('%s', (name, endpoint) => {
  const {
    params: fixed,
    form,
    setup,
    requiredPath,
    personal,
    testedInAccounts,
    testedInMusicLibraries,
    testedInTagCorrections,
    testedInSongReplacements,
    testedInArtistRules,
    testedInChosenPictures,
    otherParams = [],
    refused = [],
  } = cases[name] ?? { params: {}, requiredPath: 'nothing' };
  const takes = paramSchemas.get(name);
  const answer = answerSchemas.get(name);
  let made: Params | undefined;
  const paramsNow = async (): Promise<Params> => {
    if (!setup) return fixed;
    await signIn();
    made ??= await setup(member.http);
    return { ...fixed, ...made };
  };
  if (!answer || !takes)
    throw new Error(
      `${name} needs its parameters in libs/contract/src/schema.ts and its answer in schema/answers`,
    );

  const testedElsewhere =
    testedInAccounts ??
    testedInMusicLibraries ??
    testedInTagCorrections ??
    testedInSongReplacements ??
    testedInArtistRules ??
    testedInChosenPictures;

  it.skipIf(testedElsewhere)('answers a logged-in caller as the contract specifies', async () => {
    await signIn();
    await member.http.call(endpoint, { params: await paramsNow(), ...(form ? { body: await form() } : {}) });
    expect(member.last().status).toBe(200);
    const body = await answerTo(member);
    expect(faults(name, answer, body)).toEqual([]);
    expect(valueAt(body, requiredPath.split('.'))).toBeDefined();
  });

  it.each(otherParams)('answers %j in the same shape', async (other) => {
    await signIn();
    await member.http.call(endpoint, { params: other });
    expect(faults(name, answer, await answerTo(member))).toEqual([]);
  });

  const incomplete: [Params, number][] = takes.safeParse({}).success ? [] : [[{}, 400]];
  it.each([...refused, ...incomplete])('refuses %j with %i in the body', async (wrong, code) => {
    await signIn();
    await member.http.call(endpoint, { params: wrong });
    expect(member.last().status).toBe(200);
    const body = await answerTo(member);
    expect(faults(name, refusal, body)).toEqual([]);
    expect(body).toMatchObject({ code });
  });

  it('allows caching of public answers only', async () => {
    if (personal) await signIn();
    const params = await paramsNow();
    // Answers to a user who hears uploads or a music library are personal.
    const caller = endpoint.cache ? reader : member;
    await caller.http.call(endpoint, { params });
    const { headers } = caller.last();
    const dependsOnCookies = headers.get('vary')?.includes('Cookie') ?? false;
    expect([headers.get('cache-control'), dependsOnCookies]).toEqual(
      endpoint.cache ? ['public, max-age=120', true] : ['no-store', false],
    );
  });

  it.each(ALL && endpoint.cache ? ['a guest'] : [])('gives %s the same public answer', async () => {
    const guest = createCaller(server.url);
    const params = await paramsNow();
    expect(await guest.http.call(endpoint, { params })).toEqual(await reader.http.call(endpoint, { params }));
  });

  const callers = ['guest', 'visitor with a session'];
  /** A caller without a login, and the statuses that ended its session. */
  const unknown = async (who: string) => {
    const guest = createCaller(server.url);
    if (who !== 'guest') await guest.fetch(`${server.url}/api/register/anonimous`);
    const lost: number[] = [];
    guest.http.signals.on((signal) => lost.push(signal.status));
    return { guest, lost };
  };

  it.each(ALL && personal ? callers : [])('answers a %s with the login status', async (who) => {
    const { guest, lost } = await unknown(who);
    await expect(guest.http.call(endpoint, { params: await paramsNow() })).rejects.toMatchObject({
      status: 301,
      code: 301,
      message: '需要登录',
    });
    expect(guest.last().headers.get('location')).toBeNull();
    expect(guest.last().headers.get('cache-control')).toBe('no-store');
    const body = await answerTo(guest);
    expect(faults(name, refusal, body)).toEqual([]);
    expect(body).toMatchObject({ code: 301 });
    expect(lost).toEqual([301]);
  });

  it.each(personal ? [] : callers.slice(0, ALL ? 2 : 1))(
    'answers a %s without requiring a login',
    async (who) => {
      const { guest, lost } = await unknown(who);
      await guest.http.call(endpoint, { params: await paramsNow() });
      expect(faults(name, testedElsewhere ? z.unknown() : answer, await answerTo(guest))).toEqual([]);
      expect(lost).toEqual([]);
    },
  );
});

it('/healthz reports the server’s state', async () => {
  expect(
    schemaProblems('/healthz', healthAnswer, await (await fetch(`${server.url}/healthz`)).json()),
  ).toEqual([]);
});

it('every kind of media address in answers leads to its file', async () => {
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses.values()) {
    const { status, headers } = await fetch(`${address}?param=40y40`, { headers: { range: 'bytes=0-9' } });
    expect([address, status < 300, headers.get('content-type')]).toEqual([
      address,
      true,
      expect.stringMatching(/^(image|audio|video)\//),
    ]);
  }
});
