import type { CloudItem } from '@qingyin/contract';
import { FileUnreadableError, type Hash } from './lazy-hash.ts';
import {
  fetchUploadState,
  ConnectionLostError,
  PartRejectedError,
  type SendPart,
  sendPart,
  type UploadAddress,
  type UploadState,
} from './upload-protocol.ts';
import type { UploadStatus } from './upload-item.ts';

/** Size of one part: small enough for proxies, large enough to need few requests. */
const PART_BYTES = 8 * 1024 * 1024;
/** Conflicts that are tolerated: another client that uploads the same file moves the offset. */
const MAX_CONFLICTS = 5;
const CONFLICT = 409;
const ALREADY_STORED = 201;

export interface UploadTicket extends UploadAddress {
  songId: number;
  resourceId: string;
  needUpload: boolean;
}

/** The two calls before and after the bytes (docs/specification/contract/my-music.md#cloud-disk). */
export interface UploadCalls {
  token(file: { md5: string; size: number; name: string }, signal: AbortSignal): Promise<UploadTicket>;
  complete(
    ticket: UploadTicket,
    file: { md5: string; name: string },
    signal: AbortSignal,
  ): Promise<{ code: number; item: CloudItem }>;
}

/** A file that is being uploaded, with the results of finished steps. */
export interface UploadJob {
  file: File;
  md5: string | null;
  ticket: UploadTicket | null;
  /** this client has sent bytes of it: when the file turns out to be stored already, this upload has stored it */
  sentHere: boolean;
}

export interface UploadFilePorts {
  hash: Hash;
  calls: UploadCalls;
  send: SendPart;
}

export interface ReportProgress {
  (status: UploadStatus, sent?: number): void;
}

export interface UploadResult {
  item: CloudItem;
  /** the cloud disk contained the song before */
  alreadyStored: boolean;
}

/**
 * Resumable upload of one file, continuing from the state of `job`. Calling it again after an error continues:
 * bytes that have arrived are not sent twice, and the service identifies a file by its checksum.
 *
 * @param claim throws when a file of the same content is being uploaded already
 */
export async function uploadFile(
  job: UploadJob,
  { hash, calls, send }: UploadFilePorts,
  { signal, report, claim }: { signal: AbortSignal; report: ReportProgress; claim: (md5: string) => void },
): Promise<UploadResult> {
  const { file } = job;
  if (job.md5 === null) {
    report('hashing');
    job.md5 = await hash(file, signal);
  }
  const { md5 } = job;
  claim(md5);
  job.ticket ??= await calls.token({ md5, size: file.size, name: file.name }, signal);
  const { ticket } = job;
  if (ticket.needUpload) {
    await sendMissingParts(job, ticket, { signal, report, send });
    job.ticket = { ...ticket, needUpload: false };
  }
  report('finishing', file.size);
  const { code, item } = await calls.complete(ticket, { md5, name: file.name }, signal);
  return { item, alreadyStored: code === ALREADY_STORED && !job.sentHere };
}

/** Sends the missing bytes. */
async function sendMissingParts(
  job: UploadJob,
  ticket: UploadTicket,
  { signal, report, send }: { signal: AbortSignal; report: ReportProgress; send: SendPart },
): Promise<void> {
  const { file } = job;
  report('sending');
  let state = await fetchUploadState(ticket, signal);
  const part = async (method: 'PATCH' | 'POST', from: number, to: number): Promise<UploadState> => {
    job.sentHere = true;
    const body = file.slice(from, to);
    const onProgress = (bytes: number) => report('sending', from + bytes);
    try {
      return await sendPart(send, ticket, { method, offset: from, body, signal, onProgress });
    } catch (error) {
      // A file that was removed from the disk causes the same error as a lost connection.
      if (error instanceof ConnectionLostError) await checkReadable(body);
      throw error;
    }
  };
  if (!state) return void (await part('POST', 0, file.size));
  for (let conflicts = 0; !state.complete;) {
    report('sending', state.offset);
    try {
      state = await part('PATCH', state.offset, Math.min(state.offset + PART_BYTES, file.size));
    } catch (error) {
      if (!(error instanceof PartRejectedError) || error.status !== CONFLICT || ++conflicts > MAX_CONFLICTS)
        throw error;
      state = (await fetchUploadState(ticket, signal)) ?? state;
    }
  }
}

async function checkReadable(body: Blob): Promise<void> {
  try {
    await body.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileUnreadableError(undefined, { cause });
  }
}
