import { endpoints, type Endpoint, type ParamsOf } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoLogin, demoCaller } from './demo-caller.ts';
import { answerSchemas, cases, namedEndpoints } from './cases.ts';
import { schemaProblems } from './schema-problems.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, social } = endpoints;
const names = new Map<object, string>(namedEndpoints.map(([name, endpoint]) => [endpoint, name]));
const checked = new Set<string>();
const PASSWORD = 'a long password';
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'invite'] });
});
afterAll(() => server.dispose());

/** Calls an endpoint and validates the whole answer, as `endpoints.spec.ts` does for the other cases. */
async function ask<P extends object, A extends { code: number }>(
  caller: ApiCaller,
  endpoint: Endpoint<P, A>,
  params?: ParamsOf<Endpoint<P, A>>,
): Promise<A> {
  const name = names.get(endpoint) ?? '';
  const schema = answerSchemas.get(name);
  if (!schema) throw new Error(`${endpoint.path} has no schema`);
  const answer = await caller.http.call(endpoint, params ? { params } : {});
  expect(schemaProblems(name, schema, await caller.body())).toEqual([]);
  checked.add(name);
  return answer;
}

const fresh = (headers: Record<string, string> = {}): ApiCaller => createCaller(server.url, headers);
const codeFor = (phone: string, countryCode = '86'): string =>
  [...server.output().matchAll(new RegExp(`code for \\+${countryCode} ${phone}: (\\d{6})`, 'g'))].at(
    -1,
  )?.[1] ?? '';
const claimCode = (): string => /needs this code: (\S+)/.exec(server.output())?.[1] ?? '';
const works = async (caller: ApiCaller): Promise<boolean> =>
  (await caller.http.call(account.loginStatus)).data.profile !== null;

let admin: ApiCaller;

describe('the first administrator', () => {
  it('is the user who signs up with the code from the terminal, which works once', async () => {
    admin = fresh();
    const person = { email: 'Admin@Example.org', password: PASSWORD, nickname: '管理的人' };
    expect(await admin.http.call(account.signUp, { params: person })).toMatchObject({ code: 403 });
    expect(
      await ask(admin, account.signUp, { ...person, invitation: claimCode().toLowerCase() }),
    ).toMatchObject({ code: 200, profile: { nickname: '管理的人' } });
    expect((await ask(admin, account.role)).data.role).toBe('admin');
    const second = await fresh().http.call(account.signUp, {
      params: { ...person, email: 'second@example.org', nickname: '第二个人', invitation: claimCode() },
    });
    expect(second).toMatchObject({ code: 403 });
  });
  it('can claim the role with an existing account, but not with the demo account', async () => {
    const open = await startServer();
    try {
      const code = /needs this code: (\S+)/.exec(open.output())?.[1] ?? '';
      const demo = await demoCaller(open.url);
      expect(await demo.http.call(account.adminClaim, { params: { claim: code } })).toMatchObject({
        code: 403,
      });
      const member = createCaller(open.url);
      await member.http.call(account.signUp, {
        params: { email: 'first@example.org', password: PASSWORD, nickname: '第一个人' },
      });
      expect(
        await member.http.call(account.adminClaim, { params: { claim: 'AAAA-BBBB-CCCC' } }),
      ).toMatchObject({
        code: 403,
      });
      await ask(member, account.adminClaim, { claim: code });
      expect(await member.http.call(account.role)).toMatchObject({ data: { role: 'admin' } });
      expect(await member.http.call(account.adminClaim, { params: { claim: code } })).toMatchObject({
        code: 403,
      });
    } finally {
      await open.dispose();
    }
  });
});

describe('an invitation', () => {
  const person = (n: number) => ({
    email: `guest${n}@example.org`,
    password: PASSWORD,
    nickname: `客人${n}号`,
  });
  it('allows one sign-up only', async () => {
    const { data } = await ask(admin, account.invitationCreate, { days: 3 });
    expect(data.link).toBe(`${server.url}/login?invitation=${data.invitation}`);
    // A sign-up that fails for a taken nickname does not use up the invitation.
    const taken = { ...person(1), nickname: '管理的人', invitation: data.invitation };
    expect(await fresh().http.call(account.signUp, { params: taken })).toMatchObject({ code: 400 });
    const both = await Promise.all(
      [1, 2].map((n) =>
        fresh().http.call(account.signUp, { params: { ...person(n), invitation: data.invitation } }),
      ),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([200, 403]);
    const [used] = (await ask(admin, account.invitations)).data;
    expect(used).toMatchObject({
      id: data.id,
      state: 'used',
      usedBy: { nickname: /^客人\d号$/.exec(used?.usedBy?.nickname ?? '')?.[0] },
    });
    expect(
      await admin.http.call(account.invitationRevoke, { params: { id: String(data.id) } }),
    ).toMatchObject({
      code: 404,
    });
  });
  it('allows no sign-up after it was revoked', async () => {
    const { data } = await ask(admin, account.invitationCreate, {});
    await ask(admin, account.invitationRevoke, { id: String(data.id) });
    const params = { ...person(3), invitation: data.invitation };
    expect(await fresh().http.call(account.signUp, { params })).toMatchObject({ code: 403 });
  });
  it('can be managed by administrators only, like their other endpoints', async () => {
    const member = await newcomer('好奇的人');
    const { invitations, invitationCreate, adminCaptchas, adminSound, adminFiles, adminDemo } = account;
    for (const endpoint of [invitations, invitationCreate, adminCaptchas, adminSound, adminFiles, adminDemo])
      expect(await member.caller.http.call<object, object>(endpoint)).toMatchObject({ code: 403 });
    expect(await member.caller.http.call(account.adminDemoSet, { params: { on: 0 } })).toMatchObject({
      code: 403,
    });
    expect((await ask(admin, account.adminDemo)).data.state).toBe('on');
    expect((await ask(admin, account.adminDemoSet, { on: 1 })).data).toEqual({
      state: 'on',
      progress: null,
      question: false,
    });
  });
});

/** Signs up a new user by phone. */
async function newcomer(nickname: string, phone = `139${String(Date.now()).slice(-8)}`) {
  const caller = fresh({
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  });
  const { data } = await admin.http.call(account.invitationCreate);
  await ask(caller, account.captchaSent, { phone });
  const captcha = codeFor(phone);
  const answer = await ask(caller, account.registerCellphone, {
    phone,
    captcha,
    password: PASSWORD,
    nickname,
    invitation: data.invitation,
  });
  return { caller, phone, captcha, id: answer.profile?.userId ?? 0 };
}

describe('a phone account', () => {
  it('needs a code, which is checked, works once, and expires after wrong attempts', async () => {
    const phone = '13911112222';
    const caller = fresh();
    await ask(caller, account.captchaSent, { phone });
    const captcha = codeFor(phone);
    expect(captcha).toMatch(/^\d{6}$/);
    expect((await ask(admin, account.adminCaptchas)).data).toContainEqual(
      expect.objectContaining({ phone, captcha, countryCode: '86' }),
    );
    expect(await caller.http.call(account.captchaVerify, { params: { phone, captcha: 'x' } })).toMatchObject({
      code: 503,
      data: false,
    });
    await ask(caller, account.captchaVerify, { phone, captcha });
    const wrong = captcha === '000000' ? '111111' : '000000';
    for (let n = 0; n < 4; n += 1)
      await caller.http.call(account.captchaVerify, { params: { phone, captcha: wrong } });
    expect(await caller.http.call(account.captchaVerify, { params: { phone, captcha } })).toMatchObject({
      code: 503,
    });
  });

  it('logs in by code, ends sessions, changes its password, and is deleted', async () => {
    const { caller, phone, captcha, id } = await newcomer('来了又走的人');
    expect(await fresh().http.call(account.loginCellphone, { params: { phone, captcha } })).toMatchObject({
      code: 503,
    });
    const other = fresh({
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
    });
    await ask(other, account.captchaSent, { phone });
    expect(await ask(other, account.loginCellphone, { phone, captcha: codeFor(phone) })).toMatchObject({
      code: 200,
      profile: { userId: id },
    });
    const third = fresh();
    await ask(third, account.loginCellphone, { phone, password: PASSWORD });

    const { data } = await ask(caller, account.sessions);
    expect(data.filter((one) => one.current)).toMatchObject([{ device: 'Chrome · Windows' }]);
    expect(data.map((one) => one.device)).toContain('Safari · iPhone');
    const phoneSession = data.find((one) => one.device.includes('iPhone'))?.id ?? '';
    expect(await admin.http.call(account.sessionEnd, { params: { id: phoneSession } })).toMatchObject({
      code: 404,
    });
    await ask(caller, account.sessionEnd, { id: phoneSession });
    expect([await works(caller), await works(other), await works(third)]).toEqual([true, false, true]);

    const change = { oldpassword: 'not mine', password: 'another password' };
    expect(await caller.http.call(account.accountPassword, { params: change })).toMatchObject({ code: 502 });
    await ask(caller, account.accountPassword, { ...change, oldpassword: PASSWORD });
    expect([await works(caller), await works(third)]).toEqual([true, false]);
    expect(
      await third.http.call(account.loginCellphone, { params: { phone, password: PASSWORD } }),
    ).toMatchObject({
      code: 502,
    });

    await caller.http.call(library.playlistCreate, { params: { name: '走之前的歌单' } });
    const before = (await caller.http.call(social.commentMusic, { params: { id: '10045' } })).total;
    await caller.http.call(social.comment, { params: { t: 1, type: 0, id: '10045', content: '走之前的话' } });
    const kept = await ask(caller, account.accountExport);
    expect(JSON.stringify(kept)).toContain('走之前的话');
    expect(JSON.stringify(kept)).not.toMatch(/password_hash|token_hash/);
    expect(kept.data.tables['playlist']).toContainEqual(expect.objectContaining({ name: '走之前的歌单' }));

    expect(await caller.http.call(account.accountDelete, { params: { password: PASSWORD } })).toMatchObject({
      code: 502,
    });
    await ask(caller, account.accountDelete, { password: 'another password' });
    expect(await works(caller)).toBe(false);
    const login = { phone, password: 'another password' };
    expect(await caller.http.call(account.loginCellphone, { params: login })).toMatchObject({ code: 501 });
    expect(await admin.http.call(account.userDetail, { params: { uid: String(id) } })).toMatchObject({
      code: 404,
    });
    const after = await admin.http.call(social.commentMusic, { params: { id: '10045' } });
    expect(after.total).toBe(before);
    expect(JSON.stringify(after)).not.toContain('走之前的');
  });

  it('resets its password by code, which ends every session', async () => {
    const { caller, phone, id } = await newcomer('忘了密码的人');
    await ask(caller, account.captchaSent, { phone });
    const again = fresh();
    const reset = { phone, captcha: codeFor(phone), password: 'brand new words', nickname: '随便什么' };
    expect(await ask(again, account.registerCellphone, reset)).toMatchObject({
      profile: { userId: id, nickname: '忘了密码的人' },
    });
    expect([await works(caller), await works(again)]).toEqual([false, true]);
  });

  it('needs a nickname that differs from all others after normalization', async () => {
    const { caller } = await newcomer('Nobody Else');
    expect(
      await admin.http.call(account.userUpdate, { params: { nickname: 'ＮＯＢＯＤＹ else' } }),
    ).toMatchObject({ code: 400 });
    await ask(caller, account.userUpdate, { signature: '改了', gender: 2, birthday: 946_684_800_000 });
    await ask(caller, account.userUpdate, { nickname: 'nobody else' });
    expect((await caller.http.call(account.loginStatus)).data.profile).toMatchObject({
      nickname: 'nobody else',
      signature: '改了',
      gender: 2,
    });
  });
});

describe('a QR code', () => {
  const begin = async (): Promise<[screen: ApiCaller, key: string]> => {
    const screen = fresh();
    const { data } = await ask(screen, account.loginQrKey);
    expect((await ask(screen, account.loginQrCreate, { key: data.unikey })).data.qrurl).toBe(
      `${server.url}/?qr=${data.unikey}`,
    );
    return [screen, data.unikey];
  };
  const stateOf = async (screen: ApiCaller, key: string) => ask(screen, account.loginQrCheck, { key });

  it('logs the other device in once it is scanned and confirmed', async () => {
    const [screen, key] = await begin();
    expect(await stateOf(screen, key)).toMatchObject({ code: 801, cookie: '' });
    const { data } = await ask(admin, account.qrConfirm, { key, action: 'scan' });
    expect(await stateOf(screen, key)).toMatchObject({ code: 802, nickname: '管理的人', cookie: '' });
    // The ticket prevents a confirmation by a crafted link, which cannot contain it.
    expect(await admin.http.call(account.qrConfirm, { params: { key, action: 'confirm' } })).toMatchObject({
      code: 404,
    });
    expect(await works(screen)).toBe(false);
    await ask(admin, account.qrConfirm, { key, action: 'confirm', ticket: data.ticket });
    const thief = fresh();
    const codes = await Promise.all([stateOf(screen, key), stateOf(thief, key)]);
    expect(codes.map(({ code }) => code).sort()).toEqual([800, 803]);
    expect([await works(screen), await works(thief)].sort()).toEqual([false, true]);
    expect(await stateOf(screen, key)).toMatchObject({ code: 800 });
  });
  it('belongs to the user who scanned it, and can be rejected', async () => {
    const [screen, key] = await begin();
    const { caller } = await newcomer('另一个扫码的人');
    const { data } = await ask(admin, account.qrConfirm, { key, action: 'scan' });
    for (const action of ['scan', 'confirm'] as const)
      expect(
        await caller.http.call(account.qrConfirm, { params: { key, action, ticket: data.ticket } }),
      ).toMatchObject({ code: 404 });
    await ask(admin, account.qrConfirm, { key, action: 'refuse', ticket: data.ticket });
    expect(await stateOf(screen, key)).toMatchObject({ code: 800, cookie: '' });
  });
});

it('shows bound accounts to their owner only', async () => {
  const { caller, id } = await newcomer('有手机的人');
  expect(await caller.http.call(account.userBinding, { params: { uid: String(id) } })).toMatchObject({
    bindings: [{ type: 1 }],
  });
  expect(await admin.http.call(account.userBinding, { params: { uid: String(id) } })).toMatchObject({
    code: 401,
  });
  const detail = await admin.http.call(account.userDetail, { params: { uid: String(id) } });
  expect(detail.bindings).toMatchObject([{ type: 1, tokenJsonStr: '' }]);
  const exists = await fresh().http.call(account.cellphoneExistenceCheck, {
    params: { phone: '13800138000' },
  });
  expect(exists).toMatchObject({ exist: 1, nickname: null });
});

describe('a server that others can reach', () => {
  it('disables the demo account and requires an invitation to sign up', async () => {
    const port = 24_000 + (process.pid % 4000);
    const shared = await startServer({
      args: ['--port', `${port}`, '--public-url', 'https://music.example'],
    });
    try {
      expect(shared.demo).toBeNull();
      const guest = createCaller(`http://localhost:${port}`);
      expect(await guest.http.call(account.loginEmail, { params: demoLogin })).toMatchObject({ code: 403 });
      const { features } = (await guest.http.call(endpoints.system.capabilities)).data;
      expect(features).toContain('sign-up-invite');
      expect(features).not.toContain('demo-account');
    } finally {
      await shared.dispose();
    }
  });
});

it('administrators keep or remove reported content (details in reports.spec.ts)', async () => {
  const { caller } = await newcomer('多话的人');
  const say = async (content: string) => {
    const params = { type: 0, id: '10001', content };
    return String((await caller.http.call(social.commentAdd, { params })).comment?.commentId);
  };
  const id = await say('太吵了');
  const other = await say('更吵');
  expect(await admin.http.call(social.report, { params: { kind: 'comment', id, reason: 'spam' } })).toEqual({
    code: 200,
  });
  expect(await ask(admin, social.adminReports)).toMatchObject({ data: [{ id: Number(id) }], waiting: 1 });
  await ask(admin, social.adminReportResolve, { kind: 'comment', id, action: 'remove' });
  await ask(admin, social.adminRemove, { kind: 'comment', id: other });
  expect(await ask(admin, social.adminReports)).toMatchObject({ data: [], waiting: 0 });
});

it('administrators read the progress of the loudness measurement (details in sound.spec.ts)', async () => {
  const { data } = await ask(admin, account.adminSound);
  expect(data.waiting + data.measured).toBeGreaterThan(0);
  expect(data).toMatchObject({ failed: 0, failures: [] });
});

it('administrators read and set limits of the bit rate (details in bitrate-limits.spec.ts)', async () => {
  const data = { everyone: null, users: [] };
  expect((await ask(admin, account.adminBitrateLimits)).data).toEqual(data);
  expect((await ask(admin, account.adminBitrateLimitSet, { limit: 0 })).data).toEqual(data);
});

it('administrators read the state of stored files and confirm a clean-up (details in stored-files.spec.ts)', async () => {
  expect((await ask(admin, account.adminFiles)).data).toEqual({
    trash: { files: 0, bytes: 0 },
    cleanUp: null,
    damaged: { count: 0, files: [] },
  });
  expect((await ask(admin, account.adminFilesClean, { unknown: 0 })).data).toEqual({ moved: 0 });
});

it('calls every endpoint that the table of cases leaves to this file', () => {
  const left = Object.entries(cases).flatMap(([name, one]) => (one.testedInAccounts ? [name] : []));
  expect(left.filter((name) => !checked.has(name))).toEqual([]);
});
