export type UploadStatus =
  | 'waiting'
  /** the checksum is computed */
  | 'hashing'
  | 'sending'
  /** all bytes have arrived; the service reads the tags */
  | 'finishing'
  /** the song is stored; its lyrics are saved, or lyrics alone */
  | 'saving-lyrics'
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
  /** no song of the cloud disk has the name of the lyrics, or several have */
  | 'no-song'
  /** the file contains no lyrics, or none of a format that can be read */
  | 'no-lyrics'
  /** another lyrics file was used for the same song */
  | 'spare-lyrics'
  /** the service's machine has no disk space */
  | 'storage'
  | 'server';

export interface UploadItem {
  id: number;
  /** a song, or lyrics without a song beside them */
  kind: 'song' | 'lyrics';
  name: string;
  /** bytes */
  size: number;
  status: UploadStatus;
  /** bytes that have arrived */
  sent: number;
  /** why it failed; of a stored song, why its lyrics did */
  reason: UploadReason | null;
  /** state of the lyrics that were chosen with a song; null: none were */
  lyrics: 'waiting' | 'saved' | 'failed' | null;
  /** file name of the song that lyrics alone were saved for */
  song: string | null;
}

export interface UploadsSnapshot {
  /** in the order in which they were chosen; a new array on each change */
  items: readonly UploadItem[];
  /** number of items by status */
  counts: Readonly<Record<UploadStatus, number>>;
  /** number of stored songs whose lyrics were not saved */
  lyricsFailed: number;
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
  'saving-lyrics',
  'retrying',
  'paused',
  'done',
  'duplicate',
  'failed',
];

/** Statuses of items that continue without the user. */
const OPEN: readonly UploadStatus[] = [
  'waiting',
  'hashing',
  'sending',
  'finishing',
  'saving-lyrics',
  'retrying',
];

export const isOpen = ({ status }: UploadItem): boolean => OPEN.includes(status);

/** Whether the song is stored and its lyrics are not. */
export const lacksLyrics = ({ status, lyrics }: UploadItem): boolean =>
  lyrics === 'failed' && (status === 'done' || status === 'duplicate');

/** Summary of all uploads for display. */
export function snapshotOf(items: readonly UploadItem[]): UploadsSnapshot {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<UploadStatus, number>;
  let totalBytes = 0;
  let sentBytes = 0;
  let lyricsFailed = 0;
  for (const item of items) {
    const { status, size, sent } = item;
    counts[status] += 1;
    if (lacksLyrics(item)) lyricsFailed += 1;
    if (status === 'failed') continue;
    totalBytes += size;
    sentBytes += status === 'done' || status === 'duplicate' ? size : sent;
  }
  const open = OPEN.reduce((sum, status) => sum + counts[status], 0);
  return { items, counts, lyricsFailed, open, totalBytes, sentBytes };
}
