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
  /** quota of one user's cloud disk, bytes */
  uploadQuota: number;
  /** largest song, bytes */
  maxUpload: number;
}

/** Users' files: storage, limits, signed URLs. */
export interface Files {
  store: FileStore;
  /** resumable uploads */
  parts: FileParts;
  limits: FileLimits;
  addresses: SignedAddresses;
  trash: Trash;
  /**
   * Deletes unused data: expired upload tickets, and pictures whose owner is gone. Moves files unknown to the
   * database to the trash (`cleanUp`) and empties the trash of old files.
   *
   * @param confirmed number of unknown files that an administrator has allowed to be moved
   */
  sweep(confirmed?: number): Promise<CleanUp>;
  /** Compares stored files with their hashes and records damaged ones, see `verifyFiles`. */
  verify(
    options: Pick<VerifyOptions, 'most' | 'freshMs' | 'signal'>,
  ): Promise<{ checked: number; damaged: number }>;
}

export interface FilesOptions {
  db: Db;
  dataDir: string;
  limits: FileLimits;
  /** minimum upload rate */
  leastRate?: LeastRate;
  /** ms since 1970 */
  now: () => number;
}

/** Creates the services for users' files; folders are created with the first file. */
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
