import type { Db } from '../db/open.ts';
import { createFileParts, type FileParts } from './file-parts.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import { createSignedAddresses, type SignedAddresses } from './signed-address.ts';
import { knownNames } from './stored-files.ts';
import { sweepPictures } from './picture-uses.ts';
import { sweepTickets } from './tickets.ts';

export { FileError } from './file-error.ts';
export type { FileStore, ReceivedFile } from './file-store.ts';

export interface FileLimits {
  /** bytes of one user's cloud disk */
  uploadQuota: number;
  /** bytes of one song */
  maxUpload: number;
}

/** Users' files: where they lie, how large they may be, and addresses that open them. */
export interface Files {
  store: FileStore;
  /** those that come in several goes */
  parts: FileParts;
  limits: FileLimits;
  addresses: SignedAddresses;
  /** Removes what nobody uses: tickets that were not redeemed, pictures of lists that are gone, files without a row. */
  sweep(): Promise<void>;
}

export interface FilesOptions {
  db: Db;
  folder: string;
  limits: FileLimits;
  /** ms since 1970 */
  now: () => number;
}

/** Opens users' files; the folder is made with the first one. */
export function createFiles({ db, folder, limits, now }: FilesOptions): Files {
  const store = createFileStore(folder);
  return {
    store,
    parts: createFileParts(folder),
    limits,
    addresses: createSignedAddresses(db, now),
    async sweep() {
      await store.remove([...(await sweepTickets(db, now())), ...(await sweepPictures(db, now()))]);
      await store.sweep((names) => knownNames(db, names));
    },
  };
}
