import {
  insertUser,
  ownerOfNickname,
  userByEmail,
  removeUser,
  randomPassword,
  hashPassword,
} from '@qingyin/server-accounts';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { isEmail, isNewPassword, isNickname, isPhone, PASSWORD_MIN } from '@qingyin/contract';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const userUsage = `Users (the server must be stopped):
  user add NAME [--email E] [--phone P] [--admin]   make an account
  user passwd NAME                                  give a new password; every session ends
  user remove NAME                                  remove the account with all its data
NAME is a nickname; passwd and remove also take an e-mail address or phone number.
--phone 13800000000 or +852-51234567. A password is made and printed, unless --password-stdin
reads one from the first line of the standard input.`;

/** Environment of the user command, replaceable in specs. */
export interface UserCommandPorts {
  say(line: string): void;
  /** reads the whole standard input */
  readInput(): Promise<string>;
  now(): number;
  /** deletes unused stored files */
  removeFiles?(names: readonly string[]): Promise<void>;
}

/**
 * Runs `user add|passwd|remove …`.
 *
 * @param args arguments after `user`
 * @throws UsageError for invalid arguments
 */
export async function runUserCommand(db: Db, args: string[], ports: UserCommandPorts): Promise<void> {
  const { values, names } = read(args);
  const [command, name, ...more] = names;
  if (name === undefined || more.length > 0) throw new UsageError(userUsage);
  if (command === 'add') await add(db, name, values, ports);
  else if (command === 'passwd') await passwd(db, name, values, ports);
  else if (command === 'remove') await remove(db, name, ports);
  else throw new UsageError(userUsage);
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        phone: { type: 'string' },
        admin: { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
      },
    });
    return { values, names: positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${userUsage}`);
  }
}

type Values = ReturnType<typeof read>['values'];

async function add(db: Db, nickname: string, values: Values, ports: UserCommandPorts): Promise<void> {
  const email = values.email?.toLowerCase();
  const phone = values.phone === undefined ? undefined : phoneOf(values.phone);
  if (!isNickname(nickname)) throw new UsageError('a name has 2 to 30 letters, digits, spaces or -_.·');
  if (email !== undefined && !isEmail(email)) throw new UsageError(`${email} is not an e-mail address`);
  if (email === undefined && phone === undefined)
    throw new UsageError('--email or --phone: it is what the user signs in with');
  const { password, made } = await passwordFor(values, ports);
  const passwordHash = await hashPassword(password);
  await inWriteTransaction(db, (trx) =>
    insertUser(trx, { nickname, email, phone, passwordHash, role: values.admin ? 'admin' : '' }, ports.now()),
  );
  ports.say(`${nickname} was added${values.admin ? ' as administrator' : ''}.`);
  if (made) ports.say(`password: ${password}`);
}

async function passwd(db: Db, name: string, values: Values, ports: UserCommandPorts): Promise<void> {
  const id = await find(db, name);
  const { password, made } = await passwordFor(values, ports);
  const password_hash = await hashPassword(password);
  await inWriteTransaction(db, async (trx) => {
    await trx.updateTable('user').set({ password_hash }).where('id', '=', id).execute();
    await trx.deleteFrom('session').where('user_id', '=', id).execute();
  });
  ports.say(`${name} has a new password; every session was ended.`);
  if (made) ports.say(`password: ${password}`);
}

async function remove(db: Db, name: string, ports: UserCommandPorts): Promise<void> {
  const files = await removeUser(db, await find(db, name));
  await ports.removeFiles?.(files);
  ports.say(`${name} was removed with all data of the account.`);
}

async function passwordFor(
  values: Values,
  ports: UserCommandPorts,
): Promise<{ password: string; made: boolean }> {
  if (!values['password-stdin']) return { password: randomPassword(), made: true };
  const password = (await ports.readInput()).split(/\r?\n/, 1)[0] ?? '';
  if (!isNewPassword(password)) throw new UsageError(`a password has at least ${PASSWORD_MIN} characters`);
  return { password, made: false };
}

async function find(db: Db, name: string): Promise<number> {
  const user = name.includes('@') ? await userByEmail(db, name) : await ownerOfNickname(db, name);
  const id = user?.id ?? (await byPhone(db, name));
  if (id === undefined) throw new UsageError(`there is no user ${name}`);
  return id;
}

async function byPhone(db: Db, text: string): Promise<number | undefined> {
  const { phone, countryCode } = phoneParts(text);
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('phone', '=', phone)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();
  return user?.id;
}

/** Parses `+852-51234567`, `+852 51234567` or a Chinese number without country code. */
function phoneParts(text: string): { countryCode: string; phone: string } {
  const [, countryCode = '86', phone = ''] = /^(?:\+(\d{1,4})[\s-])?(.*)$/.exec(text.trim()) ?? [];
  return { countryCode, phone: phone.replace(/[\s()-]/g, '') };
}

function phoneOf(text: string): { countryCode: string; phone: string } {
  const parts = phoneParts(text);
  if (!isPhone(parts.phone, parts.countryCode)) throw new UsageError(`${text} is not a phone number`);
  return parts;
}
