import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { CAPTCHA_DIGITS, type PendingCaptcha } from '@qingyin/contract';
import type { CodeDelivery } from './code-delivery/code-delivery.ts';
import { randomDigits, sha256 } from './secrets.ts';

const LIFE_MS = 10 * 60_000;
/** Wrong attempts after which a code is invalid. */
const MAX_TRIES = 5;

export interface Phone {
  countryCode: string;
  phone: string;
}

export const formatPhone = ({ countryCode, phone }: Phone): string => `+${countryCode} ${phone}`;

const hashOf = (to: Phone, code: string): string => sha256(`${formatPhone(to)}/${code}`);

/**
 * Creates a code for a phone, which replaces the previous one, and sends it.
 *
 * @param subject of the message, in the language of the recipient
 * @throws when sending fails; the code is deleted then
 */
export async function sendCaptcha(
  db: Db,
  delivery: CodeDelivery,
  to: Phone,
  { now, subject }: { now: number; subject: string },
): Promise<void> {
  const code = randomDigits(CAPTCHA_DIGITS);
  const expires_at = now + LIFE_MS;
  const row = {
    code_hash: hashOf(to, code),
    readable: delivery.byHand ? code : null,
    tries: 0,
    created_at: now,
    expires_at,
  };
  await db.deleteFrom('captcha').where('expires_at', '<=', now).execute();
  await db
    .insertInto('captcha')
    .values({ country_code: to.countryCode, phone: to.phone, ...row })
    .onConflict((conflict) => conflict.columns(['country_code', 'phone']).doUpdateSet(row))
    .execute();
  const owner = await db
    .selectFrom('user')
    .select('email')
    .where('phone', '=', to.phone)
    .where('country_code', '=', to.countryCode)
    .executeTakeFirst();
  try {
    await delivery.send({ ...to, code, expiresAt: expires_at, email: owner?.email ?? null, subject });
  } catch (error) {
    await db.deleteFrom('captcha').where('code_hash', '=', row.code_hash).execute();
    throw error;
  }
}

/** Whether a code is valid for a phone; a wrong one counts as an attempt. */
export const captchaMatches = (db: Db, to: Phone, code: string, now: number): Promise<boolean> =>
  inWriteTransaction(db, async (trx) => {
    const row = await theOne(trx, to, now);
    if (!row) return false;
    if (row.code_hash === hashOf(to, code)) return true;
    await of(trx.updateTable('captcha').set({ tries: row.tries + 1 }), to).execute();
    return false;
  });

/** Consumes a code within the transaction it authorises. @returns false when it has expired or is wrong */
export async function consumeCaptcha(trx: Db, to: Phone, code: string, now: number): Promise<boolean> {
  const row = await theOne(trx, to, now);
  if (row?.code_hash !== hashOf(to, code)) return false;
  await of(trx.deleteFrom('captcha'), to).execute();
  return true;
}

/** Codes that an administrator may deliver by hand. */
export async function pendingCaptchas(db: Db, now: number): Promise<PendingCaptcha[]> {
  const rows = await db
    .selectFrom('captcha')
    .selectAll()
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .orderBy('created_at', 'desc')
    .orderBy('phone')
    .execute();
  return rows.flatMap(({ country_code, phone, readable, created_at, expires_at }) =>
    readable === null
      ? []
      : [
          {
            countryCode: country_code,
            phone,
            captcha: readable,
            createTime: created_at,
            expireTime: expires_at,
          },
        ],
  );
}

const theOne = (db: Db, to: Phone, now: number) =>
  of(db.selectFrom('captcha').selectAll(), to)
    .where('expires_at', '>', now)
    .where('tries', '<', MAX_TRIES)
    .executeTakeFirst();

const of = <Query extends { where(column: 'country_code' | 'phone', is: '=', value: string): Query }>(
  query: Query,
  to: Phone,
): Query => query.where('country_code', '=', to.countryCode).where('phone', '=', to.phone);
