import { join } from 'node:path';
import type { Db } from '../db/open.ts';
import { type CleanUp, cleanUp } from './clean-up.ts';
import { createFileParts, type FileParts } from './file-parts.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import type { LeastRate } from './least-rate.ts';
import { createSignedAddresses, type SignedAddresses } from './signed-address.ts';
import { noteCleanUp } from './stopped-clean-up.ts';
import { knownNames } from './stored-files.ts';
import { STORED_FILES } from './stored-name.ts';
import { sweepPictures } from './picture-uses.ts';
import { sweepTickets } from './tickets.ts';
import { createTrash, TRASH, type Trash } from './trash.ts';
import { verifyFiles, type VerifyOptions } from './verify.ts';

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
  trash: Trash;
  /**
   * Removes what nobody uses: tickets that were not redeemed and pictures of lists that are gone. Files that the database
   * does not know go to the trash, see `cleanUp`; the trash is emptied of what is old.
   *
   * @param confirmed an administrator has agreed that so many unknown files may go
   */
  sweep(confirmed?: number): Promise<CleanUp>;
  /** Compares stored files with their hashes and notes damaged ones, see `verifyFiles`. */
  verify(
    options: Pick<VerifyOptions, 'most' | 'freshMs' | 'signal'>,
  ): Promise<{ checked: number; damaged: number }>;
}

export interface FilesOptions {
  db: Db;
  dataDir: string;
  limits: FileLimits;
  /** slower senders are given up */
  leastRate?: LeastRate;
  /** ms since 1970 */
  now: () => number;
}

/** Opens users' files; the folders are made with the first one. */
export function createFiles({ db, dataDir, limits, leastRate, now }: FilesOptions): Files {
  const folder = join(dataDir, STORED_FILES);
  const store = createFileStore(folder, leastRate);
  const trash = createTrash(join(dataDir, TRASH), now);
  return {
    store,
    parts: createFileParts(folder, leastRate),
    limits,
    addresses: createSignedAddresses(db, now),
    trash,
    verify: (options) => verifyFiles({ db, store, now, ...options }),
    async sweep(confirmed) {
      await store.remove([...(await sweepTickets(db, now())), ...(await sweepPictures(db, now()))]);
      const known = (names: string[]) => knownNames(db, names);
      const done = await cleanUp({ folder, trash, now: now(), known, confirmed });
      await noteCleanUp(db, done, now());
      await trash.empty();
      return done;
    },
  };
}
