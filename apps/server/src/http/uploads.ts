import { FileError, deleteUploadTicket, renewUploadTicket } from '@qingyin/server-files';
import type { UploadTicketRow } from '@qingyin/server-db';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { liftBodyDeadline } from './body-deadline.ts';
import type { AppContext } from './request-context.ts';
import { callerOf } from './rate-limits/index.ts';
import type { FairConcurrencyLimit } from './fair-concurrency-limit.ts';
import { receiveUpload } from './receive-upload.ts';
import { refuseUpload, type UploadTicketContext, withUploadTicket } from './upload-ticket-handler.ts';
import { acquireUploadSlot } from './upload-limit.ts';

/** URL to which the file of a ticket is sent (docs/specification/contract/my-music.md#cloud-disk). */
export const uploadPath = (ticketId: string): string => `/uploads/cloud/${ticketId}`;

const OFFSET = 'upload-offset';
const LENGTH = 'upload-length';
const COMPLETE = 'upload-complete';
const ELSEWHERE = 'upload-offset does not match the received size';

/**
 * Mounts the upload of raw bytes with a ticket: the whole file in one request (POST or PUT, as in the contract),
 * or resumable: HEAD returns the received size, PATCH appends from there, DELETE drops the ticket.
 *
 * @param places concurrency limit of uploads, counted by the ticket's owner
 */
export function mountUploads(
  scope: FastifyInstance,
  context: AppContext,
  places: FairConcurrencyLimit,
): void {
  const inPlace = (handle: (context: AppContext, call: UploadTicketContext) => Promise<FastifyReply>) =>
    withUploadTicket(context, async (call) => {
      const user = { id: call.ticket.user_id, anonymous: false };
      const leave = acquireUploadSlot(places, callerOf({ user, address: call.request.ip }));
      return handle(context, call).finally(leave);
    });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  const url = uploadPath(':id');
  scope.route({ method: ['POST', 'PUT'], url, handler: inPlace(whole) });
  scope.route({ method: 'HEAD', url, handler: withUploadTicket(context, (call) => state(context, call)) });
  scope.route({ method: 'PATCH', url, handler: inPlace(goOn) });
  scope.route({
    method: 'DELETE',
    url,
    handler: withUploadTicket(context, (call) => giveBack(context, call)),
  });
}

async function whole(
  context: AppContext,
  { request, reply, ticket }: UploadTicketContext,
): Promise<FastifyReply> {
  const announced = Number(request.headers['content-length'] ?? ticket.file_size);
  if (announced !== ticket.file_size)
    return refuseUpload(request, reply, 400, 'content-length differs from the announced size');
  liftBodyDeadline(request.raw);
  const size = await receiveUpload(context, request.raw, ticket);
  return size === undefined
    ? refuseUpload(request, reply, 400, 'size or hash differs from the announced file')
    : reply.send({ requestId: request.id, offset: size, context: ticket.id, callbackRetMsg: '' });
}

/** Answers with the received size; complete once the file was verified. */
function tell(reply: FastifyReply, { file_size }: UploadTicketRow, there: number, complete: boolean) {
  return reply
    .header(OFFSET, String(there))
    .header(LENGTH, String(file_size))
    .header(COMPLETE, complete ? '?1' : '?0')
    .code(204)
    .send();
}

async function state({ files }: AppContext, { reply, ticket }: UploadTicketContext): Promise<FastifyReply> {
  const complete = ticket.file_hash !== null;
  return tell(
    reply,
    ticket,
    complete ? ticket.file_size : await files.resumableUploads.size(ticket.id),
    complete,
  );
}

async function goOn(
  context: AppContext,
  { request, reply, ticket }: UploadTicketContext,
): Promise<FastifyReply> {
  const { db, files, now } = context;
  const given = request.headers[OFFSET];
  const at = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  if (at === undefined) return refuseUpload(request, reply, 400, `${OFFSET} is required`);
  if (ticket.file_hash !== null) {
    request.raw.resume();
    return tell(reply, ticket, ticket.file_size, true);
  }
  if (at > ticket.file_size)
    return refuseUpload(request, reply, 409, 'upload-offset is beyond the end of the file');
  liftBodyDeadline(request.raw);
  const there = await files.resumableUploads
    .append(ticket.id, request.raw, { at, maxBytes: ticket.file_size })
    .catch(async (error: unknown) => {
      // More bytes than announced mean another file: the upload cannot be resumed.
      if (error instanceof FileError && error.code === 'too-large')
        await files.resumableUploads.remove(ticket.id);
      throw error;
    });
  if (there === undefined) return refuseUpload(request, reply, 409, ELSEWHERE);
  await renewUploadTicket(db, ticket.id, now());
  if (there < ticket.file_size) return tell(reply, ticket, there, false);
  const part = await files.resumableUploads.read(ticket.id);
  // A concurrent request has completed the file; HEAD returns the current state.
  if (!part) return refuseUpload(request, reply, 409, ELSEWHERE);
  const size = await receiveUpload(context, part, ticket).finally(() => part.destroy());
  if (size !== undefined) return tell(reply, ticket, size, true);
  // The received bytes belong to another file: the upload cannot be resumed.
  await files.resumableUploads.remove(ticket.id);
  return refuseUpload(request, reply, 422, 'size or hash differs from the announced file');
}

async function giveBack(
  { db, files }: AppContext,
  { reply, ticket }: UploadTicketContext,
): Promise<FastifyReply> {
  await files.store.remove(await deleteUploadTicket(db, ticket));
  await files.resumableUploads.remove(ticket.id);
  return reply.code(204).send();
}
