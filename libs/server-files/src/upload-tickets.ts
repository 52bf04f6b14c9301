import { type Db, type UploadTicketRow, inWriteTransaction } from '@qingyin/server-db';
import { HOUR_MS } from '@qingyin/server-kernel';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { releaseFiles } from './stored-files.ts';

/** Validity of an upload ticket, ms: long enough for a large file over a slow line. */
export const TICKET_LIFE_MS = 6 * HOUR_MS;
const ID_BYTES = 16;
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates the public id and the secret token of a ticket. */
export function createUploadTicket(): { id: string; token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('hex');
  return { id: randomBytes(ID_BYTES).toString('hex'), token, tokenHash: hashOf(token) };
}

/** Finds a ticket; undefined when there is none, the token is wrong, or it has expired. */
export async function findUploadTicket(
  db: Db,
  id: string,
  token: string,
  now: number,
): Promise<UploadTicketRow | undefined> {
  const ticket = await db.selectFrom('upload_ticket').selectAll().where('id', '=', id).executeTakeFirst();
  if (!ticket || ticket.expires_at < now) return undefined;
  return timingSafeEqual(Buffer.from(ticket.token_hash), Buffer.from(hashOf(token))) ? ticket : undefined;
}

/** Extends the validity of a ticket whose file is still arriving. */
export async function renewUploadTicket(db: Db, id: string, now: number): Promise<void> {
  await db
    .updateTable('upload_ticket')
    .set({ expires_at: now + TICKET_LIFE_MS })
    .where('id', '=', id)
    .execute();
}

/** Deletes a ticket. @returns names of files to delete */
export const deleteUploadTicket = (db: Db, { id, file_hash }: UploadTicketRow): Promise<string[]> =>
  inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('upload_ticket').where('id', '=', id).execute();
    return releaseFiles(trx, [file_hash]);
  });

/** Deletes expired tickets. @returns names of files to delete */
export const sweepUploadTickets = (db: Db, now: number): Promise<string[]> =>
  inWriteTransaction(db, (trx) => deleteExpiredUploadTickets(trx, now));

/**
 * Deletes expired tickets; call it inside `inWriteTransaction`.
 *
 * @param userId restricts to one user's tickets
 * @returns names of files to delete after the commit
 */
export async function deleteExpiredUploadTickets(trx: Db, now: number, userId?: number): Promise<string[]> {
  const gone = await trx
    .deleteFrom('upload_ticket')
    .where('expires_at', '<', now)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .returning('file_hash')
    .execute();
  return releaseFiles(
    trx,
    gone.map((row) => row.file_hash),
  );
}
