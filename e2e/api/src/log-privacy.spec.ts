import { expect, it } from 'vitest';
import { startServer } from './server-process.ts';

it('the log contains every request, and no passwords, cookies or tokens', async () => {
  const server = await startServer({ args: ['--log-level', 'debug'] });
  const secrets = ['qingyin', 'wrong-Passw0rd', '5f4dcc3b5aa765d61d8327deb882cf99', '4711-captcha'];
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${server.url}/api/${path}`, { redirect: 'manual', ...init });
  const { cookie } = (await (
    await ask(`login?email=demo%40qingyin.local&password=${secrets[0]}`)
  ).json()) as { cookie: string };
  const token = /MUSIC_U=([0-9a-f]+)/.exec(cookie)?.[1] ?? '';
  expect(token).toHaveLength(64);
  await ask(`login?email=demo%40qingyin.local&pass%77ord=${secrets[1]}`);
  await ask(`login/cellphone?phone=13800138000&md5_password=${secrets[2]}`);
  await ask(`login/cellphone?phone=13800138000&captcha=${secrets[3]}`, {
    method: 'POST',
    body: new URLSearchParams({ password: secrets[1] ?? '' }),
  });
  await ask(`likelist?cookie=${encodeURIComponent(cookie)}`);
  await ask('likelist', { headers: { cookie: `MUSIC_U=${token}` } });
  await ask(`%zz?password=${secrets[1]}`);
  await server.dispose();

  const log = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(log.length).toBeGreaterThan(10);
  for (const line of log) expect(JSON.parse(line)).toHaveProperty('level');
  const text = log.join('\n');
  expect(text).toContain('/api/login?email=demo%40qingyin.local&password=***');
  expect(text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
  for (const secret of [...secrets.slice(1), token, `password=${secrets[0]}`])
    expect(text).not.toContain(secret);
});
