import { createHash } from 'node:crypto';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { demoLogin, demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.dispose());

const { account, library, music } = endpoints;
const page = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };

describe('a login', () => {
  it('sets an HttpOnly cookie, and identifies the user', async () => {
    const guest = createCaller(server.url);
    const answer = await guest.http.call(account.loginEmail, { params: demoLogin });
    expect(answer).toMatchObject({ code: 200, profile: { userId: 10 }, account: { anonimousUser: false } });
    const [cookie] = guest.last().headers.getSetCookie();
    expect(cookie).toMatch(/^MUSIC_U=[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await guest.http.call(account.loginStatus)).data.profile?.nickname).toBe('青音听众');
  });
  it('accepts the MD5 of the password alone', async () => {
    const md5_password = createHash('md5').update(demoLogin.password).digest('hex');
    const answer = await createCaller(server.url).http.call(account.loginCellphone, {
      params: { phone: '13800138000', md5_password },
    });
    expect(answer.code).toBe(200);
  });
  it('returns the session secret to API clients, not to pages', async () => {
    const client = await createCaller(server.url).http.call(account.loginEmail, { params: demoLogin });
    expect(client.cookie).toMatch(/^MUSIC_U=[0-9a-f]{64}; Max-Age=/);
    const inPage = createCaller(server.url, page);
    const answer = await inPage.http.call(account.loginEmail, { params: demoLogin });
    const [token = ''] = /[0-9a-f]{64}$/.exec(inPage.cookies.get('MUSIC_U') ?? '') ?? [];
    expect(token).not.toBe('');
    expect(JSON.stringify(answer)).not.toContain(token);
  });
  it.each([
    [{ email: demoLogin.email, password: 'wrong' }, 502, '账号或密码错误'],
    [{ email: 'nobody@example.org', password: 'x' }, 501, '该账号不存在'],
    [{ email: demoLogin.email }, 400, '请输入密码'],
  ])('with %j is a business error', async (params, code, msg) => {
    const guest = createCaller(server.url);
    expect(await guest.http.call(account.loginEmail, { params })).toMatchObject({ code, msg });
    expect(guest.last().status).toBe(200);
    expect(guest.cookies.size).toBe(0);
  });
  it('succeeds for all of twenty concurrent calls with the right password', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { code } = await createCaller(server.url).http.call(account.loginEmail, { params: demoLogin });
        return code;
      }),
    );
    expect(codes).toEqual(Array(20).fill(200));
  });
});

describe('an anonymous session', () => {
  it('has an account without a profile, and cannot do what needs a login', async () => {
    const guest = createCaller(server.url);
    const { userId } = await guest.http.call(account.registerAnonymous);
    expect(guest.cookies.has('MUSIC_A')).toBe(true);
    expect((await guest.http.call(account.loginStatus)).data).toMatchObject({
      account: { id: userId, anonimousUser: true },
      profile: null,
    });
    await expect(
      guest.http.call(library.likelist, { params: { uid: String(userId) } }),
    ).rejects.toMatchObject({ status: 301 });
  });
});

describe('a session', () => {
  it('is accepted as a parameter, encoded once or twice, and ends with logout', async () => {
    const { cookie = '' } = await createCaller(server.url).http.call(account.loginEmail, {
      params: demoLogin,
    });
    const ask = async (text: string): Promise<number> =>
      (await fetch(`${server.url}/api/likelist?uid=10&cookie=${text}`, { redirect: 'manual' })).status;
    expect(await ask(encodeURIComponent(cookie))).toBe(200);
    expect(await ask(encodeURIComponent(encodeURIComponent(cookie)))).toBe(200);
    await fetch(`${server.url}/api/logout?cookie=${encodeURIComponent(cookie)}`);
    expect(await ask(encodeURIComponent(cookie))).toBe(301);
    expect(await ask('MUSIC_U%3D' + 'f'.repeat(64))).toBe(301);
  });
  it('of a browser cannot be used by other pages', async () => {
    const member = await demoCaller(server.url);
    const asked = async (origin: string): Promise<unknown> => {
      const answer = await member.fetch(`${server.url}/api/likelist?uid=10`, { headers: { origin } });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    expect(await asked(server.url)).toMatchObject({ code: 200 });
    expect(await asked('http://localhost:3000')).toMatchObject({ code: 403 });
    expect(await asked('null')).toMatchObject({ code: 403 });
  });
  it('survives a restart, with likes and playlists', async () => {
    const first = await startServer();
    const member = await demoCaller(first.url);
    await member.http.call(library.like, { params: { id: '10045', like: true } });
    const { id } = await member.http.call(library.playlistCreate, {
      params: { name: '重启之后', privacy: 10 },
    });
    await member.http.call(music.playlistTracksChange, {
      params: { op: 'add', pid: String(id), tracks: '10045,10046' },
    });
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await startServer({
      dataDir: first.dataDir,
      args: ['--port', String(new URL(first.url).port)],
    });
    try {
      expect((await member.http.call(library.likelist, { params: { uid: '10' } })).ids[0]).toBe(10_045);
      const { playlist } = await member.http.call(music.playlistDetail, { params: { id: String(id) } });
      expect(playlist.trackIds.map((track) => track.id)).toEqual([10_045, 10_046]);
      // The playlist is private: other users can neither read nor change it.
      expect(
        await createCaller(second.url).http.call(music.playlistDetail, { params: { id: String(id) } }),
      ).toMatchObject({ code: 401 });
      await member.http.call(library.like, { params: { id: '10045', like: false } });
      expect((await member.http.call(library.likelist, { params: { uid: '10' } })).ids).not.toContain(10_045);
    } finally {
      await second.dispose();
    }
  });
});

describe('playlists', () => {
  it('refuse duplicate songs and changes by other users', async () => {
    const member = await demoCaller(server.url);
    const change = { op: 'add', pid: '6101', tracks: '10060' } as const;
    expect(await member.http.call(music.playlistTracksChange, { params: change })).toMatchObject({
      status: 200,
      body: { code: 200 },
    });
    expect(await member.http.call(music.playlistTracksChange, { params: change })).toMatchObject({
      code: 502,
    });
    expect(
      await member.http.call(music.playlistTracksChange, { params: { ...change, pid: '5001' } }),
    ).toMatchObject({ code: 401 });
    const list = async () =>
      (await member.http.call(music.playlistDetail, { params: { id: '5002' } })).playlist;
    const before = await list();
    await member.http.call(music.playlistSubscribe, { params: { id: '5002', t: 1 } });
    expect(await list()).toMatchObject({ subscribed: true, subscribedCount: before.subscribedCount + 1 });
    await member.http.call(music.playlistSubscribe, { params: { id: '5002', t: 2 } });
    expect(await list()).toMatchObject({ subscribed: false, subscribedCount: before.subscribedCount });
    const [liked] = (await member.http.call(library.userPlaylist, { params: { uid: '10' } })).playlist;
    expect(liked).toMatchObject({ specialType: 5, creator: { userId: 10 } });
  });
});

// Last, because this account is blocked for a while afterwards.
describe('wrong passwords', () => {
  it('are checked ten times at most when forty arrive concurrently', async () => {
    const fresh = await startServer();
    try {
      const params = { ...demoLogin, password: 'wrong' };
      const codes = await Promise.all(
        Array.from(
          { length: 40 },
          async () => (await createCaller(fresh.url).http.call(account.loginEmail, { params })).code,
        ),
      );
      expect(codes.filter((code) => code === 502)).toHaveLength(10);
      expect(codes.filter((code) => code === 509)).toHaveLength(30);
      expect(
        await createCaller(fresh.url).http.call(account.loginEmail, { params: demoLogin }),
      ).toMatchObject({
        code: 509,
      });
    } finally {
      await fresh.dispose();
    }
  });
  it('block the account after ten attempts', async () => {
    const params = { phone: '13800138000', password: 'wrong' };
    const guest = createCaller(server.url);
    const codes: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      codes.push((await guest.http.call(account.loginCellphone, { params })).code);
    expect(codes.at(-1)).toBe(509);
  });
});
