import { endpoints } from '@qingyin/contract';
import { refusal } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { answerSchemas, cases, namedEndpoints } from './cases.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount } from './test-account.ts';

let server: ServerProcess;
let member: ApiCaller;
let memberId: number;
beforeAll(async () => {
  server = await startServer({ args: ['--demo-catalogue', 'off'] });
  const account = await createTestAccount(server.url, '第一个人');
  member = account.caller;
  memberId = account.id;
});
afterAll(() => server.dispose());

/** Calls that end the member's session, or wait on purpose. */
const leftOut = new Set(['system.provoke', 'account.logout']);
/** Refusals of a resource or a right; any other code is a fault. */
const refusals = new Set([301, 400, 401, 403, 404, 501]);

describe('a server without the demo catalogue', () => {
  it('offers no demo account, and an account of its own numbers its members above the demo', () => {
    expect(server.demo).toBeNull();
    expect(server.output()).toContain('/login?invitation=');
    expect(memberId).toBe(1001);
  });
  it.each(namedEndpoints.filter(([name]) => !leftOut.has(name)))(
    'answers %s to a guest and a member in the shape of the contract, or refuses it',
    async (name, endpoint) => {
      const { params = {}, form, testedInAccounts } = cases[name] ?? {};
      if (form || testedInAccounts) return;
      const answer = answerSchemas.get(name) ?? z.unknown();
      for (const caller of [createCaller(server.url), member]) {
        await caller.http.call(endpoint, { params }).catch(() => undefined);
        const body = await caller.body();
        const { code } = z.looseObject({ code: z.number().default(200) }).parse(body);
        const schema = refusals.has(code) ? refusal : answer;
        expect(schemaProblems(name, schema, body)).toEqual([]);
      }
    },
  );
  it('has the charts, without songs', async () => {
    const { list } = await member.http.call(endpoints.music.toplist, {});
    expect(list.map(({ name, trackCount }) => [name, trackCount])).toEqual([
      ['飙升榜', 0],
      ['新歌榜', 0],
      ['原创榜', 0],
      ['热歌榜', 0],
    ]);
  });
});
