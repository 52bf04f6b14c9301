/** Address of an upload and the token that authorises it. */
export interface UploadAddress {
  url: string;
  token: string;
}

export interface UploadState {
  /** bytes that have arrived */
  offset: number;
  /** all bytes have arrived and match the announced checksum */
  complete: boolean;
}

export interface UploadPart {
  /** PATCH from `offset` on, or POST the whole file */
  method: 'PATCH' | 'POST';
  offset: number;
  body: Blob;
  signal: AbortSignal;
  /** called with the number of sent bytes of this part */
  onProgress: (bytes: number) => void;
}

/** Sends a part and resolves to the response; rejects when there was none. */
export type SendPart = (
  address: UploadAddress,
  part: UploadPart,
) => Promise<{ status: number; header: (name: string) => string | null }>;

/** The connection was lost, or the service failed. */
export class ConnectionLostError extends Error {
  override readonly name = 'LineLost';
}

/** The service refused the bytes. */
export class PartRejectedError extends Error {
  override readonly name = 'PartRefused';
  constructor(readonly status: number) {
    super(`the upload was refused with ${status}`);
  }
}

const headers = ({ token }: UploadAddress) => ({ 'x-nos-token': token });

/** State of an upload; null where the service does not support resumable uploads. */
export async function fetchUploadState(
  address: UploadAddress,
  signal: AbortSignal,
): Promise<UploadState | null> {
  const response = await reach(address.url, { method: 'HEAD', headers: headers(address), signal });
  const state = stateOf(response.status, (name) => response.headers.get(name));
  if (state) return state;
  if (response.status === 404 || response.status === 405 || response.ok) return null;
  throw refusal(response.status);
}

/**
 * Deletes an upload with its bytes on the service. Never rejects: the service also expires uploads after a while.
 */
export async function deleteUpload(address: UploadAddress): Promise<void> {
  await fetch(address.url, { method: 'DELETE', headers: headers(address), keepalive: true }).catch(
    () => undefined,
  );
}

/** Sends a part of a file. @throws `ConnectionLostError` or `PartRejectedError` */
export async function sendPart(
  send: SendPart,
  address: UploadAddress,
  part: UploadPart,
): Promise<UploadState> {
  const { status, header } = await send(address, part);
  const state = stateOf(status, header);
  if (state) return state;
  if (status >= 200 && status < 300) return { offset: part.offset + part.body.size, complete: true };
  throw refusal(status);
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
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
    request.onerror = request.ontimeout = end(() => reject(new ConnectionLostError()));
    request.onabort = end(() => reject(new DOMException('', 'AbortError')));
    signal.addEventListener('abort', abort);
    request.send(body);
  });

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ConnectionLostError(undefined, { cause });
  }
}

function stateOf(status: number, header: (name: string) => string | null): UploadState | null {
  const offset = header('upload-offset');
  if (status < 200 || status >= 300 || offset === null || !/^\d+$/.test(offset)) return null;
  return { offset: Number(offset), complete: header('upload-complete') === '?1' };
}

const refusal = (status: number): Error =>
  status >= 500 && !ANSWERS.has(status) ? new ConnectionLostError() : new PartRejectedError(status);

/**
 * Statuses that the service itself sends: it accepts no more files at the moment, or the machine's disk is full.
 */
const ANSWERS = new Set([503, 507]);
