import { damagedCopy, registerFile, releaseFiles } from '@qingyin/server-files';
import { type UploadTicketRow, inWriteTransaction } from '@qingyin/server-db';
import type { Readable } from 'node:stream';
import type { AppContext } from './request-context.ts';

/**
 * Receives the file of an upload ticket completely and verifies size and hash.
 *
 * @returns its size; undefined when it is not the announced file
 */
export async function receiveUpload(
  { db, files, now }: Pick<AppContext, 'db' | 'files' | 'now'>,
  source: Readable,
  ticket: UploadTicketRow,
): Promise<number | undefined> {
  const file = await files.store.receive(source, {
    maxBytes: ticket.file_size,
    expectedBytes: ticket.file_size,
  });
  if (file.size !== ticket.file_size || file.md5 !== ticket.md5) {
    await files.store.discard(file);
    return undefined;
  }
  const name = await files.store.commit(file);
  const damaged = await damagedCopy({ db, files }, file.sha256);
  const entry = { hash: file.sha256, name, size: file.size, now: now(), damaged };
  const spare = await inWriteTransaction(db, async (trx) => {
    const left = await registerFile(trx, entry);
    await trx
      .updateTable('upload_ticket')
      .set({ file_hash: file.sha256 })
      .where('id', '=', ticket.id)
      .execute();
    // The ticket may have been redeemed or dropped in the meantime.
    return [...left, ...(await releaseFiles(trx, [file.sha256, ticket.file_hash]))];
  });
  await files.store.remove(spare);
  await files.resumableUploads.remove(ticket.id);
  return file.size;
}
