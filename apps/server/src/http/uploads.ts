import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { write } from '../db/write.ts';
import { FileError, type Files } from '../files/index.ts';
import { releaseFiles, enterFile } from '../files/stored-files.ts';
import { ticketOf } from '../files/tickets.ts';
import type { House } from './call.ts';
import { fileAnswers } from './file-answers.ts';

/** Where a ticket's file is sent (contract page, 4.11). The rest of `/uploads` is free for other ways of sending. */
export const uploadPath = (ticketId: string): string => `/uploads/cloud/${ticketId}`;

const statuses: Partial<Record<FileError['code'], number>> = {
  'too-large': 413,
  'disk-full': 507,
  'read-only': 507,
};
const GO_ON_MS = 30_000;

/** The raw bytes of one file, allowed by a ticket. Not an API call: what goes wrong has an HTTP status. */
export function mountUploads(scope: FastifyInstance, house: House): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  scope.route<{ Params: { id: string } }>({
    method: ['POST', 'PUT'],
    url: uploadPath(':id'),
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      try {
        const token = request.headers['x-nos-token'];
        const ticket =
          typeof token === 'string' && (await ticketOf(house.db, request.params.id, token, house.now()));
        if (!ticket) return await refuse(request, reply, 403, 'no such ticket');
        const announced = Number(request.headers['content-length'] ?? ticket.file_size);
        if (announced !== ticket.file_size)
          return await refuse(request, reply, 400, 'another size was announced');
        const size = await take(house, request, ticket);
        return size === undefined
          ? await refuse(request, reply, 400, 'another file was announced')
          : await reply.send({ requestId: request.id, offset: size, context: ticket.id, callbackRetMsg: '' });
      } catch (error) {
        if (!(error instanceof FileError)) throw error;
        return refuse(request, reply, statuses[error.code] ?? 400, fileAnswers[error.code][1]);
      }
    },
  });
}

type Ticket = NonNullable<Awaited<ReturnType<typeof ticketOf>>>;

/** @returns undefined when it is not the file the ticket was given for */
async function take(
  { db, files, now }: { db: House['db']; files: Files; now: () => number },
  request: FastifyRequest,
  ticket: Ticket,
): Promise<number | undefined> {
  const file = await files.store.receive(request.raw, {
    maxBytes: ticket.file_size,
    expectedBytes: ticket.file_size,
  });
  if (file.size !== ticket.file_size || file.md5 !== ticket.md5) {
    await files.store.discard(file);
    return undefined;
  }
  const name = await files.store.keep(file);
  const entry = { hash: file.sha256, name, size: file.size, now: now() };
  const spare = await write(db, async (trx) => {
    const kept = await enterFile(trx, entry);
    await trx
      .updateTable('upload_ticket')
      .set({ file_hash: file.sha256 })
      .where('id', '=', ticket.id)
      .execute();
    // The ticket may have been redeemed or given up meanwhile.
    return [...(kept === name ? [] : [name]), ...(await releaseFiles(trx, [file.sha256, ticket.file_hash]))];
  });
  await files.store.remove(spare);
  return file.size;
}

/** The bytes that still come are thrown away for a while, so that the sender hears the answer. */
async function refuse(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<FastifyReply> {
  if (!raw.complete && !raw.destroyed) {
    raw.resume();
    const impatience = setTimeout(() => raw.destroy(), GO_ON_MS);
    impatience.unref();
    raw.once('close', () => clearTimeout(impatience));
  }
  return reply.code(status).send({ errCode: String(status), errMsg: message });
}
