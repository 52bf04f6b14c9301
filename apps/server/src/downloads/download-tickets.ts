import { createUploadTicket } from '@qingyin/server-files';
import { tokenHash } from '@qingyin/server-accounts';
import { type Db, type DownloadTicketRow, inWriteTransaction } from '@qingyin/server-db';
import { MINUTE_MS } from '@qingyin/server-kernel';
import { timingSafeEqual } from 'node:crypto';
import type { QualityLevel } from '@qingyin/contract';

/**
 * Validity of a ticket, ms: enough to read the summary and start the download; a running download continues after
 * it.
 */
export const TICKET_LIFE_MS = 10 * MINUTE_MS;

/** Songs to be downloaded, and by whom. */
export interface DownloadOrder {
  userId: number;
  songIds: readonly number[];
  level: QualityLevel;
  name: string;
}

/** Creates a ticket and deletes expired ones. @returns its URL without the origin */
export async function createDownloadTicket(
  db: Db,
  { userId, songIds, level, name }: DownloadOrder,
  now: number,
): Promise<{ path: string; expiresAt: number }> {
  const { id, token, tokenHash: token_hash } = createUploadTicket();
  const expires_at = now + TICKET_LIFE_MS;
  const song_ids = songIds.join(',');
  await inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('download_ticket').where('expires_at', '<', now).execute();
    await trx
      .insertInto('download_ticket')
      .values({ id, token_hash, user_id: userId, expires_at, name, level, song_ids })
      .execute();
  });
  // Named `ticket`, because the log redacts parameters of this name.
  return { path: `${DOWNLOADS_PATH}/${id}?ticket=${token}`, expiresAt: expires_at };
}

/** URL path at which tickets are redeemed. */
export const DOWNLOADS_PATH = '/downloads';

/** Finds a ticket; undefined when there is none, its secret is wrong, or it has expired. */
export async function findDownloadTicket(
  db: Db,
  id: string,
  token: unknown,
  now: number,
): Promise<DownloadTicketRow | undefined> {
  if (typeof token !== 'string') return undefined;
  const ticket = await db.selectFrom('download_ticket').selectAll().where('id', '=', id).executeTakeFirst();
  if (!ticket || ticket.expires_at < now) return undefined;
  const held = timingSafeEqual(Buffer.from(ticket.token_hash), Buffer.from(tokenHash(token)));
  return held ? ticket : undefined;
}
