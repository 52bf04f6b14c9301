import type { CloudItem } from '@qingyin/contract';
import { FileGone, type Hash } from './hash.ts';
import {
  askState,
  LineLost,
  PartRefused,
  type SendPart,
  sendPart,
  type UploadAddress,
  type UploadState,
} from './transport.ts';
import type { UploadStatus } from './upload-item.ts';

/** Size of one part: small enough for proxies, large enough to need few requests. */
const PART_BYTES = 8 * 1024 * 1024;
/** Conflicts that are tolerated: another client that uploads the same file moves the offset. */
const MOST_CONFLICTS = 5;
const CONFLICT = 409;
const ALREADY_THERE = 201;

export interface Ticket extends UploadAddress {
  songId: number;
  resourceId: string;
  needUpload: boolean;
}

/** The two calls before and after the bytes (docs/specification/contract/my-music.md#cloud-disk). */
export interface UploadCalls {
  token(file: { md5: string; size: number; name: string }, signal: AbortSignal): Promise<Ticket>;
  complete(
    ticket: Ticket,
    file: { md5: string; name: string },
    signal: AbortSignal,
  ): Promise<{ code: number; item: CloudItem }>;
}

/** A file that is being uploaded, with the results of finished steps. */
export interface Travel {
  file: File;
  md5: string | null;
  ticket: Ticket | null;
  /** this client has sent bytes of it: when the file turns out to be stored already, this upload has stored it */
  ours: boolean;
}

export interface CarryPorts {
  hash: Hash;
  calls: UploadCalls;
  send: SendPart;
}

export interface Report {
  (status: UploadStatus, sent?: number): void;
}

export interface Carried {
  item: CloudItem;
  /** the cloud disk contained the song before */
  already: boolean;
}

/**
 * Resumable upload of one file, continuing from the state of `job`. Calling it again after an error continues:
 * bytes that have arrived are not sent twice, and the service identifies a file by its checksum.
 *
 * @param claim throws when a file of the same content is being uploaded already
 */
export async function carry(
  travel: Travel,
  { hash, calls, send }: CarryPorts,
  { signal, report, claim }: { signal: AbortSignal; report: Report; claim: (md5: string) => void },
): Promise<Carried> {
  const { file } = travel;
  if (travel.md5 === null) {
    report('hashing');
    travel.md5 = await hash(file, signal);
  }
  const { md5 } = travel;
  claim(md5);
  travel.ticket ??= await calls.token({ md5, size: file.size, name: file.name }, signal);
  const { ticket } = travel;
  if (ticket.needUpload) {
    await bring(travel, ticket, { signal, report, send });
    travel.ticket = { ...ticket, needUpload: false };
  }
  report('finishing', file.size);
  const { code, item } = await calls.complete(ticket, { md5, name: file.name }, signal);
  return { item, already: code === ALREADY_THERE && !travel.ours };
}

/** Sends the missing bytes. */
async function bring(
  travel: Travel,
  ticket: Ticket,
  { signal, report, send }: { signal: AbortSignal; report: Report; send: SendPart },
): Promise<void> {
  const { file } = travel;
  report('sending');
  let state = await askState(ticket, signal);
  const part = async (method: 'PATCH' | 'POST', from: number, to: number): Promise<UploadState> => {
    travel.ours = true;
    const body = file.slice(from, to);
    const onProgress = (bytes: number) => report('sending', from + bytes);
    try {
      return await sendPart(send, ticket, { method, offset: from, body, signal, onProgress });
    } catch (error) {
      // A file that was removed from the disk causes the same error as a lost connection.
      if (error instanceof LineLost) await checkReadable(body);
      throw error;
    }
  };
  if (!state) return void (await part('POST', 0, file.size));
  for (let conflicts = 0; !state.complete;) {
    report('sending', state.offset);
    try {
      state = await part('PATCH', state.offset, Math.min(state.offset + PART_BYTES, file.size));
    } catch (error) {
      if (!(error instanceof PartRefused) || error.status !== CONFLICT || ++conflicts > MOST_CONFLICTS)
        throw error;
      state = (await askState(ticket, signal)) ?? state;
    }
  }
}

async function checkReadable(body: Blob): Promise<void> {
  try {
    await body.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new FileGone(undefined, { cause });
  }
}
