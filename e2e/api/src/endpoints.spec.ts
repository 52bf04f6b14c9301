import { healthAnswer, refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addressesIn, kindOf } from './addresses.ts';
import { type Visitor, visitor } from './browserless.ts';
import type { Params } from './cases/case.ts';
import { answerSchemas, cases, named, paramSchemas } from './cases.ts';
import { at, problems } from './problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
let member: Visitor;
/** one address of each kind that came along in an answer */
const addresses = new Map<string, string>();

beforeAll(async () => {
  // A list longer than the most that comes with details, whose rows stay out of everything else.
  server = await startServer({ env: { QINGYIN_SEED_BIG: '1200' } });
  member = visitor(server.url);
});
afterAll(() => server.dispose());

const signIn = async (): Promise<void> => {
  const answer = await member.fetch(
    `${server.url}/api/login?email=${server.demo?.name}&password=${server.demo?.password}`,
  );
  expect(await answer.json()).toMatchObject({ code: 200 });
};

/** Checks the last answer as it came over the wire against a whole shape. */
async function expectShape(caller: Visitor, name: string, schema: z.ZodType): Promise<unknown> {
  const body = await caller.body();
  for (const address of addressesIn(body))
    if (address.includes('/media/')) addresses.set(kindOf(address), address);
  const elsewhere = addressesIn(body).filter((address) => !address.startsWith(`${server.mediaUrl}/`));
  expect([
    ...problems(name, schema, body),
    ...elsewhere.map((address) => `${name}: ${address} is not on this server`),
  ]).toEqual([]);
  return body;
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
    if (!member.cookies.has('MUSIC_U')) await signIn();
    made ??= await given(member.http);
    return { ...fixed, ...made };
  };
  if (!answer || !takes)
    throw new Error(
      `${name} needs its parameters in libs/contract/src/schema.ts and its answer in schema/answers`,
    );

  it.skipIf(elsewhere)('answers the signed-in caller with what the contract says', async () => {
    if (!member.cookies.has('MUSIC_U')) await signIn();
    await member.http.call(endpoint, { params: await paramsNow(), ...(form ? { body: await form() } : {}) });
    expect(member.last().status).toBe(200);
    expect(at(await expectShape(member, name, answer), holds.split('.'))).toBeDefined();
  });

  it.each(also)('answers %j in the same shape', async (other) => {
    if (!member.cookies.has('MUSIC_U')) await signIn();
    await member.http.call(endpoint, { params: other });
    await expectShape(member, name, answer);
  });

  it.each(refused)('refuses %j with %i in the body', async (wrong, code) => {
    if (!member.cookies.has('MUSIC_U')) await signIn();
    await member.http.call(endpoint, { params: wrong });
    expect(member.last().status).toBe(200);
    expect(await expectShape(member, name, refusal)).toMatchObject({ code });
  });

  if (!takes.safeParse({}).success)
    it('refuses a call without its parameters', async () => {
      if (!member.cookies.has('MUSIC_U')) await signIn();
      await member.http.call(endpoint, {});
      expect(member.last().status).toBe(200);
      expect(await expectShape(member, name, refusal)).toMatchObject({ code: 400 });
    });

  it('lets only public answers be kept', async () => {
    if (personal && !member.cookies.has('MUSIC_U')) await signIn();
    await member.http.call(endpoint, { params: await paramsNow() });
    const { headers } = member.last();
    if (endpoint.cache) {
      expect(headers.get('cache-control')).toBe('public, max-age=120');
      expect(headers.get('vary')).toContain('Cookie');
    } else {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  if (endpoint.cache)
    it('gives the same public answer to everybody', async () => {
      if (!member.cookies.has('MUSIC_U')) await signIn();
      const guest = visitor(server.url);
      const params = await paramsNow();
      expect(await guest.http.call(endpoint, { params })).toEqual(
        await member.http.call(endpoint, { params }),
      );
    });

  it.each(['guest', 'visitor with a session'])(
    'asks a %s to sign in where it is personal, and only there',
    async (who) => {
      const guest = visitor(server.url);
      if (who !== 'guest') await guest.fetch(`${server.url}/api/register/anonimous`);
      const lost: number[] = [];
      guest.http.signals.on((signal) => lost.push(signal.status));
      const called = guest.http.call(endpoint, { params: await paramsNow() });
      if (!personal) {
        await called;
        if (!elsewhere) await expectShape(guest, name, answer);
        expect(lost).toEqual([]);
        return;
      }
      await expect(called).rejects.toMatchObject({ status: 301, code: 301, message: '需要登录' });
      expect(guest.last().headers.get('location')).toBeNull();
      expect(guest.last().headers.get('cache-control')).toBe('no-store');
      expect(await expectShape(guest, name, refusal)).toMatchObject({ code: 301 });
      expect(lost).toEqual([301]);
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
