import { FileError, type FileStore, type ReceivedFile } from '@qingyin/server-files';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { liftBodyDeadline } from './body-deadline.ts';
import { closeAfterDrainTimeout } from './drain-request.ts';

const MAX_FIELDS = 50;
const MAX_FIELD = 64 * 1024;
/** Files accepted in a form; those under another field name are read and discarded. */
const MAX_FILES = 4;

/** An uploaded file of a form, in a temporary place on disk. Removed after the answer unless it was stored. */
export interface UploadedFile extends ReceivedFile {
  /** file name given by the client: for display only, never part of a path */
  fileName: string;
}

/** Receives the file of the form field `field`; undefined when there is none. @throws FileError */
export type ReceiveFile = (field: string, maxBytes: number) => Promise<UploadedFile | undefined>;

interface OpenForm {
  /** the file part that is read next */
  file: MultipartFile;
  rest: AsyncIterator<Multipart>;
}

const open = new WeakMap<FastifyRequest, OpenForm>();
/** Removers of received files, by request. */
const discards = new WeakMap<FastifyRequest, () => Promise<void>>();
/** Requests that are answered or aborted. */
const ended = new WeakSet<FastifyRequest>();

/**
 * Accepts multipart uploads in the routes of a scope. Fields before the file become parameters as usual; the file
 * itself is not read until a handler calls `receiveFile`, so that callers without permission cannot fill the disk.
 */
export async function acceptMultipartFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    // The file store enforces the size limit, which depends on the case.
    limits: { files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD, fileSize: Number.MAX_SAFE_INTEGER },
    throwFileSizeLimit: false,
  });
  scope.addHook('preHandler', async (request, reply) => {
    if (!request.isMultipart()) return;
    reply.raw.once('close', () => finish(request));
    const fields: Record<string, unknown> = {};
    const parts = request.parts();
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      if (part.value.type === 'file') {
        open.set(request, { file: part.value, rest: parts });
        break;
      }
      fields[part.value.fieldname] = part.value.value;
    }
    request.body = fields;
  });
}

/** Creates the `receiveFile` function of a request context. */
export const createFileReceiver =
  (request: FastifyRequest, store: FileStore): ReceiveFile =>
  async (field, maxBytes) => {
    for (let form = open.get(request); form; form = await skip(request, form)) {
      const { file } = form;
      if (file.fieldname !== field) continue;
      liftBodyDeadline(request.raw);
      const expectedBytes = expected(request.headers['content-length']);
      const received = await store.receive(file.file, { maxBytes, expectedBytes });
      const discard = (): Promise<void> => store.discard(received);
      if (ended.has(request)) {
        await discard();
        throw new FileError('aborted', 'the client closed the connection');
      }
      discards.set(request, discard);
      return { ...received, fileName: file.filename };
    }
    return undefined;
  };

async function skip(request: FastifyRequest, form: OpenForm): Promise<OpenForm | undefined> {
  form.file.file.resume();
  for (let part = await form.rest.next(); !part.done; part = await form.rest.next()) {
    if (part.value.type !== 'file') continue;
    const next = { file: part.value, rest: form.rest };
    open.set(request, next);
    return next;
  }
  open.delete(request);
  return undefined;
}

/**
 * Expected size of the file: a form with one file is a little longer than the file; small forms are not refused
 * early.
 */
function expected(header: string | undefined): number {
  const length = Number(header);
  return Number.isSafeInteger(length) ? Math.max(0, length - MAX_FIELDS * MAX_FIELD) : 0;
}

/**
 * Cleans up after the answer: removes files that were not stored, and drains the rest of the form, so that the
 * client receives the answer and the connection can be reused.
 */
function finish(request: FastifyRequest): void {
  ended.add(request);
  void discards.get(request)?.();
  if (request.raw.complete) return;
  let form = open.get(request);
  if (!form) return;
  closeAfterDrainTimeout(request.raw);
  void (async () => {
    while (form) form = await skip(request, form);
  })().catch(() => undefined);
}
