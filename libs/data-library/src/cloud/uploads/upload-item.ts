export type UploadStatus =
  | 'waiting'
  /** the checksum is computed */
  | 'hashing'
  | 'sending'
  /** all bytes have arrived; the service reads the tags */
  | 'finishing'
  /** the connection was lost; waits for the next attempt */
  | 'retrying'
  | 'paused'
  | 'done'
  /** the cloud disk contains it already, or two chosen files have the same content */
  | 'duplicate'
  | 'failed';

/** Why a file was not uploaded. */
export type UploadReason =
  /** the extension is not one of an accepted kind */
  | 'type'
  | 'empty'
  /** larger than the limit for one song */
  | 'too-large'
  /** the user's quota is used up */
  | 'no-room'
  /** the content is not audio */
  | 'not-sound'
  /** audio, but truncated or damaged */
  | 'broken'
  /** the file cannot be read: moved, changed or removed */
  | 'gone'
  /** an unfinished upload from before a reload whose file was not persisted: the user must choose it again */
  | 'choose-again'
  | 'network'
  | 'session'
  /** the service accepts no more files at the moment, of this user or of all */
  | 'busy'
  /** the service ended the upload because too few bytes arrived */
  | 'slow'
  /** the service's machine has no disk space */
  | 'storage'
  | 'server';

export interface UploadItem {
  id: number;
  name: string;
  /** bytes */
  size: number;
  status: UploadStatus;
  /** bytes that have arrived */
  sent: number;
  reason: UploadReason | null;
}

export interface UploadsSnapshot {
  /** in the order in which they were chosen; a new array on each change */
  items: readonly UploadItem[];
  /** number of items by status */
  counts: Readonly<Record<UploadStatus, number>>;
  /** number of waiting and running items */
  open: number;
  /** bytes of all items that have not failed */
  totalBytes: number;
  sentBytes: number;
}

const statuses: readonly UploadStatus[] = [
  'waiting',
  'hashing',
  'sending',
  'finishing',
  'retrying',
  'paused',
  'done',
  'duplicate',
  'failed',
];

/** Statuses of items that continue without the user. */
const OPEN: readonly UploadStatus[] = ['waiting', 'hashing', 'sending', 'finishing', 'retrying'];

export const isOpen = ({ status }: UploadItem): boolean => OPEN.includes(status);

/** Summary of all uploads for display. */
export function snapshotOf(items: readonly UploadItem[]): UploadsSnapshot {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<UploadStatus, number>;
  let totalBytes = 0;
  let sentBytes = 0;
  for (const { status, size, sent } of items) {
    counts[status] += 1;
    if (status === 'failed') continue;
    totalBytes += size;
    sentBytes += status === 'done' || status === 'duplicate' ? size : sent;
  }
  const open = OPEN.reduce((sum, status) => sum + counts[status], 0);
  return { items, counts, open, totalBytes, sentBytes };
}
