import type { UploadJob } from './upload-file.ts';
import { isAudioFileName } from './audio-files.ts';
import { MOST_LYRICS_BYTES } from './lyrics-files.ts';
import type { UploadItem } from './upload-item.ts';
import type { PersistedUpload } from './upload-ports.ts';

/** A chosen file with its upload state. */
export interface UploadEntry {
  item: UploadItem;
  job: UploadJob | null;
  facts: Pick<PersistedUpload, 'name' | 'size' | 'lastModified'>;
  key: string | null;
  control: AbortController | null;
  /** lyrics to save for a song, or lyrics alone */
  lyrics: File | null;
  /** id of the song, once it is stored */
  songId: number | null;
  /** status of the song, once it is stored */
  stored: 'done' | 'duplicate' | null;
}

/** Key by which a file is recognised when it is chosen again: size, modification time and name. */
export const fileFingerprint = ({ name, size, lastModified }: UploadEntry['facts']): string =>
  `${size}:${lastModified}:${name}`;

export const createUploadJob = (file: File): UploadJob => ({
  file,
  md5: null,
  ticket: null,
  sentHere: false,
});

/** What device storage keeps of an entry. */
export const persistedOf = ({ facts, job, lyrics, songId }: UploadEntry): Omit<PersistedUpload, 'key'> => ({
  ...facts,
  ...(job && { file: job.file }),
  ...(lyrics && lyrics.size <= MOST_LYRICS_BYTES && { lyrics }),
  ...(songId !== null && { songId }),
});

/** Whether only its lyrics are to be saved. */
export const awaitsLyrics = ({ item, lyrics, songId }: UploadEntry): boolean =>
  lyrics !== null && (item.kind === 'lyrics' || songId !== null);

/**
 * A new entry of the queue.
 *
 * @param values further fields; those of `item` follow from them
 */
export function createEntry(
  id: number,
  { name, size, lastModified }: UploadEntry['facts'],
  kind: UploadItem['kind'],
  values: Partial<UploadEntry>,
): UploadEntry {
  const lyrics = kind === 'song' && values.lyrics ? 'waiting' : null;
  const sent = values.stored ? size : 0;
  return {
    item: { id, kind, name, size, status: 'waiting', sent, reason: null, lyrics, song: null },
    facts: { name, size, lastModified },
    job: null,
    key: null,
    control: null,
    lyrics: null,
    songId: null,
    stored: null,
    ...values,
  };
}

/** Fields of an entry that was persisted. */
export const restoredValues = ({ key, file, lyrics, songId }: PersistedUpload): Partial<UploadEntry> => ({
  key,
  job: file ? createUploadJob(file) : null,
  lyrics: lyrics ?? null,
  songId: songId ?? null,
  stored: songId === undefined ? null : 'done',
});

export const isUploadable = ({ item }: UploadEntry): boolean => item.size > 0 && isAudioFileName(item.name);
