import { type Db, type QrLoginTable, inWriteTransaction } from '@qingyin/server-db';
import { BusinessError, serverCodes } from '@qingyin/server-kernel';
import { resultCodes } from '@qingyin/contract';
import type { Selectable } from 'kysely';
import { randomToken, sha256 } from './secrets.ts';

const LIFE_MS = 3 * 60_000;
/** Maximum of pending QR keys of all callers together. */
const MOST_OPEN = 10_000;
const { qrExpired, qrWaiting, qrScanned, qrAuthorised } = resultCodes;

/** Steps of a QR login by the logged-in device. */
export type QrAction = 'scan' | 'confirm' | 'refuse';
type QrRow = Selectable<QrLoginTable>;

/** Creates a QR key, valid for three minutes. @throws BusinessError 503 when the maximum of pending keys is reached */
export async function createQrKey(db: Db, now: number): Promise<string> {
  const key = randomToken();
  await sweepQrKeys(db, now);
  const { open } = await db
    .selectFrom('qr_login')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) throw new BusinessError(serverCodes.overloaded, '服务器繁忙，请稍后再试');
  await db
    .insertInto('qr_login')
    .values({
      key_hash: sha256(key),
      state: qrWaiting,
      user_id: null,
      ticket_hash: null,
      created_at: now,
      expires_at: now + LIFE_MS,
    })
    .execute();
  return key;
}

/** Deletes expired keys. */
export async function sweepQrKeys(db: Db, now: number): Promise<void> {
  await db.deleteFrom('qr_login').where('expires_at', '<=', now).execute();
}

const rowOf = (db: Db, key: string, now: number): Promise<QrRow | undefined> =>
  db
    .selectFrom('qr_login')
    .selectAll()
    .where('key_hash', '=', sha256(key))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/**
 * State of a QR key, for the device that shows the code. The confirmed state is returned once, since the receiver
 * is logged in by it; the key is deleted.
 */
export const pollQrLogin = (
  db: Db,
  key: string,
  now: number,
): Promise<{ state: number; userId: number | null }> =>
  inWriteTransaction(db, async (trx) => {
    const row = await rowOf(trx, key, now);
    if (!row) return { state: qrExpired, userId: null };
    if (row.state === qrAuthorised)
      await trx.deleteFrom('qr_login').where('key_hash', '=', row.key_hash).execute();
    return { state: row.state, userId: row.user_id };
  });

/**
 * Scans, confirms or refuses a QR key, for the logged-in user. Scanning returns a ticket that confirming requires:
 * a link that a user is tricked into opening cannot read the ticket, so no login results.
 *
 * @returns undefined when the key is unknown, expired, scanned by another user or already decided
 */
export const updateQrLogin = (
  db: Db,
  userId: number,
  { key, action, ticket = '' }: { key: string; action: QrAction; ticket?: string | undefined },
  now: number,
): Promise<{ state: number; ticket: string } | undefined> => {
  const fresh = randomToken();
  return inWriteTransaction(db, async (trx) => {
    const row = await rowOf(trx, key, now);
    if (!row || (row.user_id !== null && row.user_id !== userId)) return undefined;
    if (row.state !== qrWaiting && row.state !== qrScanned) return undefined;
    if (action !== 'scan' && (row.ticket_hash === null || row.ticket_hash !== sha256(ticket)))
      return undefined;
    const state = { scan: qrScanned, confirm: qrAuthorised, refuse: qrExpired }[action];
    await trx
      .updateTable('qr_login')
      .set({ state, user_id: userId, ...(action === 'scan' ? { ticket_hash: sha256(fresh) } : {}) })
      .where('key_hash', '=', row.key_hash)
      .execute();
    return { state, ticket: action === 'scan' ? fresh : '' };
  });
};
