import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UploadTicketRow } from '../db/tables/cloud.ts';
import { FileError } from '../files/index.ts';
import { ticketOf } from '../files/tickets.ts';
import type { House } from './call.ts';
import { BusinessError } from './failures.ts';
import { fileAnswers } from './file-answers.ts';
import { cutLater } from './hear-out.ts';
import { languageFor, translate } from './messages/index.ts';

/** An upload request with its valid ticket. */
export interface TicketCall {
  request: FastifyRequest;
  reply: FastifyReply;
  ticket: UploadTicketRow;
}

type TicketRequest = FastifyRequest<{ Params: { id: string } }>;

const statuses: Partial<Record<FileError['code'], number>> = {
  'too-large': 413,
  'too-slow': 408,
  'disk-full': 507,
  'read-only': 507,
};

/**
 * Wraps handlers of upload URLs: checks the ticket and its token. These are not API calls, so errors have an HTTP
 * status; the code of a business error is used as one.
 */
export const withTicket =
  (house: House, handle: (call: TicketCall) => Promise<FastifyReply>) =>
  async (request: TicketRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('cache-control', 'no-store');
    try {
      const token = request.headers['x-nos-token'];
      const ticket =
        typeof token === 'string' && (await ticketOf(house.db, request.params.id, token, house.now()));
      if (!ticket) return await refuse(request, reply, 403, 'no such ticket');
      return await handle({ request, reply, ticket });
    } catch (error) {
      if (error instanceof BusinessError) return refuse(request, reply, error.code, error.message);
      if (!(error instanceof FileError)) throw error;
      return refuse(request, reply, statuses[error.code] ?? 400, fileAnswers[error.code][1]);
    }
  };

/**
 * Refuses a call with a message in the caller's language. The rest of the body is read and discarded for up to 30
 * s, so that the client receives the answer.
 */
export async function refuse(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<FastifyReply> {
  if (!raw.complete && !raw.destroyed) {
    raw.resume();
    cutLater(raw);
  }
  const errMsg = translate(message, languageFor(headers['accept-language']));
  return reply.code(status).send({ errCode: String(status), errMsg });
}
