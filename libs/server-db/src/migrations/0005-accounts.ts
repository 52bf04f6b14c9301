import { nicknameKey } from '@qingyin/contract';
import type { Kysely, Migration } from 'kysely';
import { addColumn, type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  captcha: {
    key: ['country_code', 'phone'],
    numbers: 'tries created_at expires_at',
    texts: 'country_code phone code_hash readable?',
  },
  qr_login: {
    key: ['key_hash'],
    numbers: 'state user_id? created_at expires_at',
    texts: 'key_hash ticket_hash?',
  },
  invitation: {
    key: ['id'],
    generated: true,
    numbers: 'created_by? created_at expires_at used_at? used_by?',
    texts: 'code_hash',
  },
};

const indexes: IndexShape[] = [
  ['captcha_by_expiry', 'captcha', ['expires_at']],
  ['qr_login_by_expiry', 'qr_login', ['expires_at']],
  ['session_by_user', 'session', ['user_id']],
];

interface Before {
  user: {
    id: number;
    nickname: string;
    anonymous: number;
    email: string | null;
    nickname_key: string | null;
    role: string;
  };
}

/** E-mail of the demo account; written out, because a migration must not change when the code does. */
const DEMO_EMAIL = 'demo@qingyin.local';

/** Roles, unique nicknames, devices of sessions, codes for phones, login by QR code, invitations. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
    await addColumn(db, 'user', 'role', 'text');
    await addColumn(db, 'user', 'nickname_key', 'text', null);
    await addColumn(db, 'session', 'device', 'text');
    await addColumn(db, 'session', 'last_seen_at', 'bigint');
    await nameEverybody(db as Kysely<Before>);
    await db.schema.createIndex('user_by_nickname').on('user').column('nickname_key').unique().execute();
    await db.schema.createIndex('invitation_by_code').on('invitation').column('code_hash').unique().execute();
  },
};

/**
 * Sets unique nickname keys. Of several users with one nickname the first gets the key; the others are found by
 * their other data.
 */
async function nameEverybody(db: Kysely<Before>): Promise<void> {
  const taken = new Set<string>();
  const people = await db
    .selectFrom('user')
    .select(['id', 'nickname', 'email'])
    .where('anonymous', '=', 0)
    .orderBy('id')
    .execute();
  for (const { id, nickname, email } of people) {
    const nickname_key = nicknameKey(nickname);
    const role = email === DEMO_EMAIL ? 'demo' : '';
    await db
      .updateTable('user')
      .set({ role, nickname_key: taken.has(nickname_key) ? null : nickname_key })
      .where('id', '=', id)
      .execute();
    taken.add(nickname_key);
  }
}
