import type { UploadEntry } from './upload-entry.ts';
import { DuplicateContentError } from './upload-with-retry.ts';

/** Which entry of the queue owns a content, by checksum. */
export interface ContentClaims {
  /** @throws `DuplicateContentError` when another entry owns it */
  claim: (md5: string, entry: UploadEntry) => void;
  release: (entry: UploadEntry) => void;
  ownerOf: (md5: string | null) => UploadEntry | undefined;
  clear: () => void;
}

export function createContentClaims(): ContentClaims {
  const owners = new Map<string, UploadEntry>();
  return {
    claim(md5, entry) {
      const other = owners.get(md5);
      if (other && other !== entry) throw new DuplicateContentError();
      owners.set(md5, entry);
    },
    release(entry) {
      const md5 = entry.job?.md5;
      if (md5 && owners.get(md5) === entry) owners.delete(md5);
    },
    ownerOf: (md5) => (md5 === null ? undefined : owners.get(md5)),
    clear: () => owners.clear(),
  };
}
