import type { FastifyInstance, FastifyReply } from 'fastify';
import type { UploadTicketRow } from '../db/tables/cloud.ts';
import { FileError } from '../files/index.ts';
import { dropTicket, renewTicket } from '../files/tickets.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import type { House } from './call.ts';
import { callerOf } from './limits/index.ts';
import type { Shares } from './shares.ts';
import { takeUpload } from './take-upload.ts';
import { refuse, type TicketCall, withTicket } from './ticket-call.ts';
import { enterUpload } from './upload-places.ts';

/** Where a ticket's file is sent (contract page, 4.11). */
export const uploadPath = (ticketId: string): string => `/uploads/cloud/${ticketId}`;

const OFFSET = 'upload-offset';
const LENGTH = 'upload-length';
const COMPLETE = 'upload-complete';
const ELSEWHERE = 'the end is elsewhere';

/**
 * The raw bytes of one file, allowed by a ticket: the whole at once (POST or PUT, as the contract has it), or in several
 * requests: HEAD answers how much is there, PATCH continues from there, DELETE gives the ticket back.
 *
 * @param places for files that arrive, counted by the ticket's owner
 */
export function mountUploads(scope: FastifyInstance, house: House, places: Shares): void {
  const inPlace = (handle: (house: House, call: TicketCall) => Promise<FastifyReply>) =>
    withTicket(house, async (call) => {
      const user = { id: call.ticket.user_id, anonymous: false };
      const leave = enterUpload(places, callerOf({ user, address: call.request.ip }));
      return handle(house, call).finally(leave);
    });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
  const url = uploadPath(':id');
  scope.route({ method: ['POST', 'PUT'], url, handler: inPlace(whole) });
  scope.route({ method: 'HEAD', url, handler: withTicket(house, (call) => state(house, call)) });
  scope.route({ method: 'PATCH', url, handler: inPlace(goOn) });
  scope.route({ method: 'DELETE', url, handler: withTicket(house, (call) => giveBack(house, call)) });
}

async function whole(house: House, { request, reply, ticket }: TicketCall): Promise<FastifyReply> {
  const announced = Number(request.headers['content-length'] ?? ticket.file_size);
  if (announced !== ticket.file_size) return refuse(request, reply, 400, 'another size was announced');
  liftBodyDeadline(request.raw);
  const size = await takeUpload(house, request.raw, ticket);
  return size === undefined
    ? refuse(request, reply, 400, 'another file was announced')
    : reply.send({ requestId: request.id, offset: size, context: ticket.id, callbackRetMsg: '' });
}

/** Says how much of the file is there; complete once it was found to be the announced one. */
function tell(reply: FastifyReply, { file_size }: UploadTicketRow, there: number, complete: boolean) {
  return reply
    .header(OFFSET, String(there))
    .header(LENGTH, String(file_size))
    .header(COMPLETE, complete ? '?1' : '?0')
    .code(204)
    .send();
}

async function state({ files }: House, { reply, ticket }: TicketCall): Promise<FastifyReply> {
  const complete = ticket.file_hash !== null;
  return tell(reply, ticket, complete ? ticket.file_size : await files.parts.size(ticket.id), complete);
}

async function goOn(house: House, { request, reply, ticket }: TicketCall): Promise<FastifyReply> {
  const { db, files, now } = house;
  const given = request.headers[OFFSET];
  const at = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  if (at === undefined) return refuse(request, reply, 400, `${OFFSET} is required`);
  if (ticket.file_hash !== null) {
    request.raw.resume();
    return tell(reply, ticket, ticket.file_size, true);
  }
  if (at > ticket.file_size) return refuse(request, reply, 409, 'that is beyond the file');
  liftBodyDeadline(request.raw);
  const there = await files.parts
    .append(ticket.id, request.raw, { at, maxBytes: ticket.file_size })
    .catch(async (error: unknown) => {
      // More than was announced is another file: nothing of it can be gone on with.
      if (error instanceof FileError && error.code === 'too-large') await files.parts.remove(ticket.id);
      throw error;
    });
  if (there === undefined) return refuse(request, reply, 409, ELSEWHERE);
  await renewTicket(db, ticket.id, now());
  if (there < ticket.file_size) return tell(reply, ticket, there, false);
  const part = await files.parts.read(ticket.id);
  // Another sender of it was quicker to its end: the state tells.
  if (!part) return refuse(request, reply, 409, ELSEWHERE);
  const size = await takeUpload(house, part, ticket).finally(() => part.destroy());
  if (size !== undefined) return tell(reply, ticket, size, true);
  // Nothing of it can be gone on with.
  await files.parts.remove(ticket.id);
  return refuse(request, reply, 422, 'another file was announced');
}

async function giveBack({ db, files }: House, { reply, ticket }: TicketCall): Promise<FastifyReply> {
  await files.store.remove(await dropTicket(db, ticket));
  await files.parts.remove(ticket.id);
  return reply.code(204).send();
}
