import type { Travel } from './carry.ts';
import { isSoundName } from './sound-files.ts';
import type { UploadItem } from './upload-item.ts';
import type { KeptUpload } from './upload-ports.ts';

/** A file that was chosen, with all that belongs to it. */
export interface Entry {
  item: UploadItem;
  travel: Travel | null;
  facts: Pick<KeptUpload, 'name' | 'size' | 'lastModified'>;
  key: string | null;
  control: AbortController | null;
}

/** Files that agree in these are taken for the same one. */
export const likeness = ({ name, size, lastModified }: Entry['facts']): string =>
  `${size}:${lastModified}:${name}`;

export const travelOf = (file: File): Travel => ({ file, md5: null, ticket: null, ours: false });

export const mayBeSong = ({ item }: Entry): boolean => item.size > 0 && isSoundName(item.name);
