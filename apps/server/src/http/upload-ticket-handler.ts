import { FileError, findUploadTicket } from '@qingyin/server-files';
import type { UploadTicketRow } from '@qingyin/server-db';
import { BusinessError } from '@qingyin/server-kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from './request-context.ts';
import { fileErrorAnswers } from './file-error-answers.ts';
import { closeAfterDrainTimeout } from './drain-request.ts';
import { localeOf, translate } from './error-messages/index.ts';

/** An upload request with its valid ticket. */
export interface UploadTicketContext {
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
export const withUploadTicket =
  (context: AppContext, handle: (call: UploadTicketContext) => Promise<FastifyReply>) =>
  async (request: TicketRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('cache-control', 'no-store');
    try {
      const token = request.headers['x-nos-token'];
      const ticket =
        typeof token === 'string' &&
        (await findUploadTicket(context.db, request.params.id, token, context.now()));
      if (!ticket) return await refuseUpload(request, reply, 403, 'no such ticket');
      return await handle({ request, reply, ticket });
    } catch (error) {
      if (error instanceof BusinessError) return refuseUpload(request, reply, error.code, error.message);
      if (!(error instanceof FileError)) throw error;
      return refuseUpload(request, reply, statuses[error.code] ?? 400, fileErrorAnswers[error.code][1]);
    }
  };

/**
 * Refuses a call with a message in the caller's language. The rest of the body is read and discarded for up to 30
 * s, so that the client receives the answer.
 */
export async function refuseUpload(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): Promise<FastifyReply> {
  if (!raw.complete && !raw.destroyed) {
    raw.resume();
    closeAfterDrainTimeout(raw);
  }
  const errMsg = await translate(message, localeOf(headers));
  return reply.code(status).send({ errCode: String(status), errMsg });
}
