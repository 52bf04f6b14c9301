/** Where a file goes, and what opens the way. */
export interface UploadAddress {
  url: string;
  token: string;
}

export interface UploadState {
  /** bytes that have arrived */
  offset: number;
  /** all of them, and they are the announced ones */
  complete: boolean;
}

export interface PartToSend {
  /** PATCH from `offset` on, or POST the whole */
  method: 'PATCH' | 'POST';
  offset: number;
  body: Blob;
  signal: AbortSignal;
  /** bytes of the part that have left */
  onProgress: (bytes: number) => void;
}

/** Sends a part and tells what was said to it; rejects when nothing was said. */
export type SendPart = (
  address: UploadAddress,
  part: PartToSend,
) => Promise<{ status: number; header: (name: string) => string | null }>;

/** The line broke, or the service did. */
export class LineLost extends Error {
  override readonly name = 'LineLost';
}

/** The service said no to the bytes. */
export class PartRefused extends Error {
  override readonly name = 'PartRefused';
  constructor(readonly status: number) {
    super(`the upload was refused with ${status}`);
  }
}

const headers = ({ token }: UploadAddress) => ({ 'x-nos-token': token });

/** How much of a file is there; null where the service takes files in one go only. */
export async function askState(address: UploadAddress, signal: AbortSignal): Promise<UploadState | null> {
  const response = await reach(address.url, { method: 'HEAD', headers: headers(address), signal });
  const state = stateOf(response.status, (name) => response.headers.get(name));
  if (state) return state;
  if (response.status === 404 || response.status === 405 || response.ok) return null;
  throw refusal(response.status);
}

/** Gives the way back, with all that has come by it. Never rejects: it ends of itself after a while. */
export async function dropUpload(address: UploadAddress): Promise<void> {
  await fetch(address.url, { method: 'DELETE', headers: headers(address), keepalive: true }).catch(
    () => undefined,
  );
}

/** Sends a part of a file. */
export async function sendPart(
  send: SendPart,
  address: UploadAddress,
  part: PartToSend,
): Promise<UploadState> {
  const { status, header } = await send(address, part);
  const state = stateOf(status, header);
  if (state) return state;
  if (status >= 200 && status < 300) return { offset: part.offset + part.body.size, complete: true };
  throw refusal(status);
}

/** `fetch` tells nothing of how much has left; this older way does. */
export const sendByXhr: SendPart = ({ url, token }, { method, offset, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    request.open(method, url);
    request.setRequestHeader('x-nos-token', token);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (method === 'PATCH') request.setRequestHeader('upload-offset', String(offset));
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, body.size));
    request.onload = end(() =>
      resolve({ status: request.status, header: (name) => request.getResponseHeader(name) }),
    );
    request.onerror = request.ontimeout = end(() => reject(new LineLost()));
    request.onabort = end(() => reject(new DOMException('', 'AbortError')));
    signal.addEventListener('abort', abort);
    request.send(body);
  });

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new LineLost(undefined, { cause });
  }
}

function stateOf(status: number, header: (name: string) => string | null): UploadState | null {
  const offset = header('upload-offset');
  if (status < 200 || status >= 300 || offset === null || !/^\d+$/.test(offset)) return null;
  return { offset: Number(offset), complete: header('upload-complete') === '?1' };
}

const refusal = (status: number): Error =>
  status >= 500 && !ANSWERS.has(status) ? new LineLost() : new PartRefused(status);

/** What the service itself says: it takes no more files at the moment, or the machine's disk is full. */
const ANSWERS = new Set([503, 507]);
