import { indexUser } from '@qingyin/server-search';
import { likedSongs, newUserRow } from '@qingyin/server-catalogue';
import type { Db, UserRow, Role } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { nicknameKey } from '@qingyin/contract';
import { randomInt } from 'node:crypto';
import { randomToken } from './secrets.ts';

/** Data of an account to be created. */
export interface NewUser {
  nickname: string;
  email?: string | undefined;
  phone?: { countryCode: string; phone: string } | undefined;
  passwordHash: string;
  role?: Role;
}

/** Moods of generated avatars; a new user gets a random one. */
const MOODS = ['spring', 'calm', 'bright', 'rustic', 'heroic', 'night', 'autumn', 'longing'];

/** Error for a nickname that another user has. */
export const nicknameTaken = (): Error => badParameters('该昵称已被占用');

/** The user who has this nickname, or one that looks the same. */
export const ownerOfNickname = (db: Db, nickname: string): Promise<{ id: number } | undefined> =>
  db.selectFrom('user').select('id').where('nickname_key', '=', nicknameKey(nickname)).executeTakeFirst();

/**
 * Inserts a new user with its liked songs playlist, inside a transaction.
 *
 * @throws BusinessError 400 when nickname, phone or e-mail address are taken
 */
export async function insertUser(trx: Db, user: NewUser, now: number): Promise<UserRow> {
  const { nickname, email = null, phone, passwordHash } = user;
  if (await ownerOfNickname(trx, nickname)) throw nicknameTaken();
  if (email !== null && (await userByEmail(trx, email))) throw badParameters('该邮箱已被注册');
  if (phone && (await userByPhone(trx, phone))) throw badParameters('该手机号已被注册');
  const made = await trx
    .insertInto('user')
    .values(
      newUserRow({
        nickname,
        nickname_key: nicknameKey(nickname),
        role: user.role ?? '',
        image_key: `avatar-${MOODS[randomInt(MOODS.length)] ?? 'spring'}-${randomToken().slice(0, 12)}`,
        created_at: now,
        phone: phone?.phone ?? null,
        country_code: phone?.countryCode ?? null,
        email,
        password_hash: passwordHash,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  // Other clients take a user's first playlist for the liked songs
  // (docs/specification/contract/serving-other-clients.md), so it is created at once.
  await likedSongs(trx, made.id, now);
  await indexUser(trx, made.id);
  return made;
}

export const userByPhone = (
  db: Db,
  { countryCode, phone }: { countryCode: string; phone: string },
): Promise<UserRow | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('phone', '=', phone)
    .where('country_code', '=', countryCode)
    .executeTakeFirst();

export const userByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('user').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
