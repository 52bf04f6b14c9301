import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Visitor, visitor } from './browserless.ts';
import { at, cases, named } from './cases.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
let member: Visitor;

beforeAll(async () => {
  server = await startServer();
  member = visitor(server.url);
});
afterAll(() => server.dispose());

const signIn = async (): Promise<void> => {
  const answer = await member.fetch(`${server.url}/api/login?email=${server.demo?.name}&password=${server.demo?.password}`);
  expect(await answer.json()).toMatchObject({ code: 200 });
};

it('every endpoint constant has a case, and every case an endpoint', () => {
  expect(Object.keys(cases).sort()).toEqual(named.map(([name]) => name).sort());
});

describe.each(named)('%s', (name, endpoint) => {
  const { params, holds, personal } = cases[name] ?? { params: {}, holds: '', personal: undefined };

  it('answers the signed-in caller with what the contract says', async () => {
    if (!member.cookies.has('MUSIC_U')) await signIn();
    const answer = await member.http.call(endpoint, { params });
    expect(at(answer, endpoint.format ? `data.${holds}` : holds) ?? at(answer, holds)).toBeDefined();
    expect(member.last().status).toBe(200);
  });

  it('lets only public answers be kept', async () => {
    if (personal && !member.cookies.has('MUSIC_U')) await signIn();
    await member.http.call(endpoint, { params });
    const { headers } = member.last();
    if (endpoint.cache) {
      expect(headers.get('cache-control')).toBe('public, max-age=120');
      expect(headers.get('vary')).toContain('Cookie');
    } else {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('gives the same public answer to everybody', async () => {
    if (!endpoint.cache) return;
    if (!member.cookies.has('MUSIC_U')) await signIn();
    const guest = visitor(server.url);
    expect(await guest.http.call(endpoint, { params })).toEqual(await member.http.call(endpoint, { params }));
  });

  it('asks a guest to sign in where it is personal, and only there', async () => {
    const guest = visitor(server.url);
    const lost: number[] = [];
    guest.http.signals.on((signal) => lost.push(signal.status));
    const answer = guest.http.call(endpoint, { params });
    if (!personal) {
      await answer;
      expect(lost).toEqual([]);
      return;
    }
    await expect(answer).rejects.toMatchObject({ status: 301, code: 301, message: '需要登录' });
    expect(guest.last().headers.get('location')).toBeNull();
    expect(guest.last().headers.get('cache-control')).toBe('no-store');
    expect(lost).toEqual([301]);
  });
});
