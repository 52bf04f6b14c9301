import { passwordMatches } from '@qingyin/server-accounts';
import { type Db, openDb } from '@qingyin/server-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUserCommand } from './users.ts';

let db: Db;
let lines: string[] = [];
beforeAll(async () => {
  db = await openDb(':memory:');
});
afterAll(() => db.destroy());

const run = async (args: string[], input = ''): Promise<string> => {
  lines = [];
  await runUserCommand(db, args, {
    say: (line) => void lines.push(line),
    readInput: () => Promise.resolve(input),
    now: () => Date.UTC(2026, 5, 1),
  });
  return lines.join('\n');
};
const find = (nickname: string) =>
  db.selectFrom('user').selectAll().where('nickname', '=', nickname).executeTakeFirst();

describe('the user command', () => {
  it('add creates a user and prints the generated password', async () => {
    const said = await run(['add', '小李', '--email', 'Li@example.org']);
    const password = /^password: ([a-z0-9]{16})$/m.exec(said)?.[1];
    const row = await find('小李');
    expect(row).toMatchObject({ email: 'li@example.org', role: '', phone: null });
    expect(await passwordMatches(row?.password_hash ?? '', { password })).toBe(true);
  });
  it('add accepts a foreign phone number, a role and a password from stdin, which it does not print', async () => {
    const said = await run(
      ['add', '管理', '--phone', '+852 51234567', '--admin', '--password-stdin'],
      'kept to myself\n',
    );
    expect(said).not.toContain('kept to myself');
    expect(await find('管理')).toMatchObject({ phone: '51234567', country_code: '852', role: 'admin' });
  });
  it('passwd sets a new password and ends all sessions', async () => {
    const row = await find('管理');
    await db
      .insertInto('session')
      .values({ token_hash: 'x', user_id: row?.id ?? 0, anonymous: 0, created_at: 1, expires_at: 2 })
      .execute();
    await run(['passwd', '+852-51234567', '--password-stdin'], 'something new');
    const now = await find('管理');
    expect(await passwordMatches(now?.password_hash ?? '', { password: 'something new' })).toBe(true);
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  });
  it('remove deletes the user', async () => {
    await run(['remove', 'LI@example.org']);
    expect(await find('小李')).toBeUndefined();
  });
  it.each([
    [['add']],
    [['add', '小王']],
    [['add', '管理', '--email', 'a@b']],
    [['add', '小王', '--phone', '12']],
    [['remove', '没有这个人']],
    [['passwd', '管理', '--password-stdin']],
    [['rename', '管理']],
    [['add', 'a', 'b']],
    [['add', '小王', '--email', 'w@example.org', '--nonsense']],
  ])('refuses %j with a reason', async (args) => {
    await expect(run(args, 'short')).rejects.toThrow(/\S/);
    await expect(run(args, 'short')).rejects.toMatchObject({ name: 'UsageError' });
  });
  it('add refuses a nickname that is taken', async () => {
    await expect(run(['add', '管理', '--email', 'w@example.org'])).rejects.toThrow('该昵称已被占用');
  });
});
