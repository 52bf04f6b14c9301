import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileError, type FileStore, type ReceivedFile } from '../files/index.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import { cutLater } from './hear-out.ts';

const MAX_FIELDS = 50;
const MAX_FIELD = 64 * 1024;
/** A form may hold other files before ours; they are read and thrown away. */
const MAX_FILES = 4;

/** A file out of a form, on the disk. It is removed after the answer unless it was kept. */
export interface UploadedFile extends ReceivedFile {
  /** what the sender calls it: to be shown, never to be part of a path */
  fileName: string;
}

/** Reads the file that a form holds under a name; undefined when there is none. Throws FileError. */
export type ReceiveFile = (field: string, maxBytes: number) => Promise<UploadedFile | undefined>;

interface OpenForm {
  /** the file whose bytes come next */
  file: MultipartFile;
  rest: AsyncIterator<Multipart>;
}

const open = new WeakMap<FastifyRequest, OpenForm>();
/** How to remove what was received. */
const discards = new WeakMap<FastifyRequest, () => Promise<void>>();
/** Requests whose answer has been sent or cannot be any more. */
const ended = new WeakSet<FastifyRequest>();

/**
 * Lets the routes of a scope take files from forms. Fields that stand before the file are parameters as everywhere;
 * the file itself stays on the wire until a handler asks for it, so nobody without the right to do so fills the disk.
 */
export async function acceptFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    // Sizes are counted by the store, which knows the limit of the case.
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

/** What a handler gets a file by. */
export const receiverOf =
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
        throw new FileError('aborted', 'the sender has left');
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

/** A form of one file is a little longer than the file; a small form is not worth an early refusal. */
function expected(header: string | undefined): number {
  const length = Number(header);
  return Number.isSafeInteger(length) ? Math.max(0, length - MAX_FIELDS * MAX_FIELD) : 0;
}

/** Removes what was not kept. Reads on what was not wanted, so that the sender hears the answer and the connection can be used again. */
function finish(request: FastifyRequest): void {
  ended.add(request);
  void discards.get(request)?.();
  if (request.raw.complete) return;
  let form = open.get(request);
  if (!form) return;
  cutLater(request.raw);
  void (async () => {
    while (form) form = await skip(request, form);
  })().catch(() => undefined);
}
