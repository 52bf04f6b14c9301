import type { UploadJob } from './upload-file.ts';
import { isAudioFileName } from './audio-files.ts';
import type { UploadItem } from './upload-item.ts';
import type { PersistedUpload } from './upload-ports.ts';

/** A chosen file with its upload state. */
export interface UploadEntry {
  item: UploadItem;
  job: UploadJob | null;
  facts: Pick<PersistedUpload, 'name' | 'size' | 'lastModified'>;
  key: string | null;
  control: AbortController | null;
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

export const isUploadable = ({ item }: UploadEntry): boolean => item.size > 0 && isAudioFileName(item.name);
