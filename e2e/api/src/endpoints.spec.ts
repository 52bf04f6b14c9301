import { healthAnswer, refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressesIn, kindOf } from './addresses.ts';
import { type Visitor, visitor } from './browserless.ts';
import type { Params } from './cases/case.ts';
import { answerSchemas, cases, named, paramSchemas } from './cases.ts';
import { at, problems } from './problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Refusals before a query and sessions of visitors are the same above either database: on PostgreSQL `npm run audit` looks. */
const ALL = process.env['QINGYIN_TEST_DATABASE'] !== 'postgres' || process.env['QINGYIN_AUDIT'] === '1';
let server: ServerProcess;
let member: Visitor;
/** one address of each kind that came along in an answer */
const addresses = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  member = visitor(server.url);
});
afterAll(() => server.dispose());

/** Signs the member in, unless it is. */
const signIn = async (): Promise<void> => {
  if (member.cookies.has('MUSIC_U')) return;
  const answer = await member.fetch(
    `${server.url}/api/login?email=${server.demo?.name}&password=${server.demo?.password}`,
  );
  expect(await answer.json()).toMatchObject({ code: 200 });
};

/** The last answer as it came over the wire; one address of each kind in it is noted. */
async function answerTo(caller: Visitor): Promise<unknown> {
  const body = await caller.body();
  for (const address of addressesIn(body))
    if (address.includes('/media/')) addresses.set(kindOf(address), address);
  return body;
}

/** What is wrong with an answer: its whole shape, and addresses that are not on this server. */
function faults(name: string, schema: z.ZodType, body: unknown): string[] {
  const foreign = addressesIn(body).filter((address) => !address.startsWith(`${server.mediaUrl}/`));
  return [
    ...problems(name, schema, body),
    ...foreign.map((address) => `${name}: ${address} is not on this server`),
  ];
}

describe('the tables', () => {
  const names = named.map(([name]) => name).sort();
  it('have a case for every endpoint, and no other', () => {
    expect(Object.keys(cases).sort()).toEqual(names);
  });
  it('have a schema for every answer and all parameters, and no other', () => {
    expect([...answerSchemas.keys()].sort()).toEqual(names);
    expect([...paramSchemas.keys()].sort()).toEqual(names);
  });
});

describe.each(named)('%s', (name, endpoint) => {
  const {
    params: fixed,
    form,
    given,
    holds,
    personal,
    elsewhere,
    also = [],
    refused = [],
  } = cases[name] ?? { params: {}, holds: 'nothing' };
  const takes = paramSchemas.get(name);
  const answer = answerSchemas.get(name);
  let made: Params | undefined;
  const paramsNow = async (): Promise<Params> => {
    if (!given) return fixed;
    await signIn();
    made ??= await given(member.http);
    return { ...fixed, ...made };
  };
  if (!answer || !takes)
    throw new Error(
      `${name} needs its parameters in libs/contract/src/schema.ts and its answer in schema/answers`,
    );

  it.skipIf(elsewhere)('answers the signed-in caller with what the contract says', async () => {
    await signIn();
    await member.http.call(endpoint, { params: await paramsNow(), ...(form ? { body: await form() } : {}) });
    expect(member.last().status).toBe(200);
    const body = await answerTo(member);
    expect(faults(name, answer, body)).toEqual([]);
    expect(at(body, holds.split('.'))).toBeDefined();
  });

  it.each(also)('answers %j in the same shape', async (other) => {
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

  it('lets only public answers be kept', async () => {
    if (personal) await signIn();
    await member.http.call(endpoint, { params: await paramsNow() });
    const { headers } = member.last();
    const dependsOnCookies = headers.get('vary')?.includes('Cookie') ?? false;
    expect([headers.get('cache-control'), dependsOnCookies]).toEqual(
      endpoint.cache ? ['public, max-age=120', true] : ['no-store', false],
    );
  });

  it.each(ALL && endpoint.cache ? ['everybody'] : [])('gives the same public answer to %s', async () => {
    await signIn();
    const guest = visitor(server.url);
    const params = await paramsNow();
    expect(await guest.http.call(endpoint, { params })).toEqual(await member.http.call(endpoint, { params }));
  });

  const callers = ['guest', 'visitor with a session'];
  /** A caller who has not signed in, and the statuses by which its session ended. */
  const unknown = async (who: string) => {
    const guest = visitor(server.url);
    if (who !== 'guest') await guest.fetch(`${server.url}/api/register/anonimous`);
    const lost: number[] = [];
    guest.http.signals.on((signal) => lost.push(signal.status));
    return { guest, lost };
  };

  it.each(ALL && personal ? callers : [])('asks a %s to sign in', async (who) => {
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
    'answers a %s and asks for no login',
    async (who) => {
      const { guest, lost } = await unknown(who);
      await guest.http.call(endpoint, { params: await paramsNow() });
      expect(faults(name, elsewhere ? z.unknown() : answer, await answerTo(guest))).toEqual([]);
      expect(lost).toEqual([]);
    },
  );
});

it('/healthz says how it is', async () => {
  expect(problems('/healthz', healthAnswer, await (await fetch(`${server.url}/healthz`)).json())).toEqual([]);
});

it('every kind of address in the answers leads to its file', async () => {
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
