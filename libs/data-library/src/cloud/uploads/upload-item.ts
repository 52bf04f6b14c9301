export type UploadStatus =
  | 'waiting'
  /** its checksum is made */
  | 'hashing'
  | 'sending'
  /** all has arrived; the service reads its tags */
  | 'finishing'
  /** the line broke; it goes on by itself */
  | 'retrying'
  | 'paused'
  | 'done'
  /** it was in the disk already, or twice in what was chosen */
  | 'duplicate'
  | 'failed';

/** Why a file was not taken. */
export type UploadReason =
  /** not a kind of file that is taken, by its name */
  | 'type'
  | 'empty'
  /** larger than one song may be */
  | 'too-large'
  /** the user's room is used up */
  | 'no-room'
  /** whatever its name says, it is no song */
  | 'not-sound'
  /** a song, but cut off or damaged */
  | 'broken'
  /** it cannot be read any more: moved, changed, or removed */
  | 'gone'
  /** known from before a reload, but this browser did not keep it: it must be chosen again */
  | 'choose-again'
  | 'network'
  | 'session'
  /** the service takes no more files at the moment, of this user or of all */
  | 'busy'
  /** the service ended it, as too few bytes came */
  | 'slow'
  /** the machine behind the service has no room */
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
  /** in the order in which they were chosen; another array when anything changed */
  items: readonly UploadItem[];
  /** how many there are of each */
  counts: Readonly<Record<UploadStatus, number>>;
  /** waiting or on the way */
  open: number;
  /** bytes of what is not lost */
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

/** Statuses of what goes on by itself. */
const OPEN: readonly UploadStatus[] = ['waiting', 'hashing', 'sending', 'finishing', 'retrying'];

export const isOpen = ({ status }: UploadItem): boolean => OPEN.includes(status);

/** What the page shows of all uploads. */
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
