import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@qingyin/http-client';
import type { CloudItem } from '@qingyin/contract';
import type { UploadTicket, UploadCalls } from '../upload-file.ts';
import { ConnectionLostError, type SendPart } from '../upload-protocol.ts';

interface OpenTicket extends UploadTicket {
  md5: string;
  size: number;
  bytes: Buffer;
}

const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

/**
 * Fake of the server's resumable uploads on a real socket that can be cut. It keeps the bytes that have arrived,
 * also while it is down.
 */
export async function startUploadServer({ quota = Infinity, largest = Infinity } = {}) {
  const disk = new Map<string, Buffer>();
  const tickets = new Map<string, OpenTicket>();
  const seen = { bytes: 0, atOnce: 0, most: 0, completed: [] as string[] };
  /** drops the connection of the next part after this many bytes */
  let cutAfter: number | null = null;
  let loseNextCompletion = false;
  let slowly = 0;
  let port = 0;
  let server: Server | null = null;
  const waiters = new Set<() => void>();

  const token = (response: ServerResponse, { md5, size }: { md5: string; size: number }) => {
    if (size > largest || size > quota) return json(response, { code: 501 });
    const known = [...tickets.values()].find((ticket) => ticket.md5 === md5);
    const id = known?.resourceId ?? randomUUID();
    const ticket: OpenTicket = {
      ...(known ?? {
        md5,
        size,
        bytes: Buffer.alloc(0),
        songId: disk.size + tickets.size + 1,
        resourceId: id,
      }),
      token: randomUUID(),
      url: `http://127.0.0.1:${port}/uploads/${id}`,
      needUpload: !disk.has(md5),
    };
    tickets.set(id, ticket);
    return json(response, { code: 200, ticket });
  };

  const complete = (request: IncomingMessage, response: ServerResponse, id: string) => {
    const ticket = tickets.get(id);
    if (!ticket) return json(response, { code: 404 });
    const already = disk.has(ticket.md5);
    if (!already && md5Of(ticket.bytes) !== ticket.md5) return json(response, { code: 400 });
    if (!already) {
      disk.set(ticket.md5, ticket.bytes);
      seen.completed.push(ticket.md5);
    }
    tickets.delete(id);
    if (loseNextCompletion) {
      loseNextCompletion = false;
      return request.destroy();
    }
    return json(response, { code: already ? 201 : 200 });
  };

  const part = async (request: IncomingMessage, response: ServerResponse, ticket: OpenTicket) => {
    if (Number(request.headers['upload-offset']) !== ticket.bytes.length) return end(response, 409);
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    try {
      let came = 0;
      for await (const chunk of request) {
        const bytes: Buffer = chunk;
        const rest = cutAfter === null ? bytes : bytes.subarray(0, Math.max(cutAfter - came, 0));
        came += rest.length;
        seen.bytes += rest.length;
        ticket.bytes = Buffer.concat([ticket.bytes, rest]);
        if (cutAfter !== null && came >= cutAfter) {
          cutAfter = null;
          return void request.destroy();
        }
        if (slowly) await new Promise((resolve) => setTimeout(resolve, slowly));
      }
      return tell(response, ticket);
    } catch {
      // The client closed the connection.
      return undefined;
    } finally {
      seen.atOnce -= 1;
    }
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const [, what = '', id = ''] = (request.url ?? '').split('/');
    if (what === 'token') return token(response, JSON.parse(await textOf(request)) as never);
    if (what === 'complete') return complete(request, response, id);
    const ticket = tickets.get(id);
    if (!ticket || ticket.token !== request.headers['x-nos-token']) return end(response, 403);
    if (request.method === 'HEAD') return tell(response, ticket);
    if (request.method === 'PATCH') return part(request, response, ticket);
    tickets.delete(id);
    return end(response, 204);
  };

  const start = async () => {
    server = createServer((request, response) => void handle(request, response));
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
    for (const go of waiters) go();
    waiters.clear();
  };
  const kill = async () => {
    const ended = new Promise((resolve) => server?.close(resolve));
    server?.closeAllConnections();
    await ended;
  };
  await start();
  /** Resolves once the server accepts connections. */
  const whenUp = () =>
    new Promise<void>((resolve) => {
      if (server?.listening) resolve();
      else waiters.add(resolve);
    });

  const ask = async (path: string, body: object, signal: AbortSignal) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal,
    }).catch((cause: unknown) => {
      throw signal.aborted ? cause : new ApiError('network', '', { cause });
    });
    const answer = (await response.json()) as { code: number; ticket: UploadTicket };
    if (answer.code > 299) throw new ApiError('failure', '', { code: answer.code });
    return answer;
  };
  const calls: UploadCalls = {
    token: async (file, signal) => (await ask('token', file, signal)).ticket,
    complete: async ({ resourceId, songId }, _file, signal) => {
      const { code } = await ask(`complete/${resourceId}`, {}, signal);
      return { code, item: { songId } as CloudItem };
    },
  };

  return {
    disk,
    tickets,
    seen,
    calls,
    start,
    kill,
    whenUp,
    cut: (after: number) => (cutAfter = after),
    loseCompletion: () => (loseNextCompletion = true),
    slow: (ms: number) => (slowly = ms),
  };
}

/** Sends a part like the browser does, but reports progress only at the end. */
export const sendByFetch: SendPart = async ({ url, token }, { method, offset, body, signal, onProgress }) => {
  try {
    const headers = { 'x-nos-token': token, 'upload-offset': String(offset) };
    const response = await fetch(url, { method, body, signal, headers });
    onProgress(body.size);
    return { status: response.status, header: (name) => response.headers.get(name) };
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new ConnectionLostError(undefined, { cause });
  }
};

const end = (response: ServerResponse, status: number) => response.writeHead(status).end();
const json = (response: ServerResponse, body: object) => response.end(JSON.stringify(body));
const tell = (response: ServerResponse, { bytes, size, md5 }: OpenTicket) =>
  response
    .writeHead(204, {
      'upload-offset': bytes.length,
      'upload-complete': bytes.length === size && md5Of(bytes) === md5 ? '?1' : '?0',
    })
    .end();

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
