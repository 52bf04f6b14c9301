import type { Travel } from './carry.ts';
import { isSoundName } from './sound-files.ts';
import type { UploadItem } from './upload-item.ts';
import type { KeptUpload } from './upload-ports.ts';

/** A chosen file with its upload state. */
export interface Entry {
  item: UploadItem;
  travel: Travel | null;
  facts: Pick<KeptUpload, 'name' | 'size' | 'lastModified'>;
  key: string | null;
  control: AbortController | null;
}

/** Key by which a file is recognised when it is chosen again: size, modification time and name. */
export const likeness = ({ name, size, lastModified }: Entry['facts']): string =>
  `${size}:${lastModified}:${name}`;

export const travelOf = (file: File): Travel => ({ file, md5: null, ticket: null, ours: false });

export const mayBeSong = ({ item }: Entry): boolean => item.size > 0 && isSoundName(item.name);
