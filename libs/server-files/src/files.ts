import type { Db } from '@qingyin/server-db';
import { join } from 'node:path';
import { type CleanUp, cleanUp } from './clean-up.ts';
import { createResumableUploads, type ResumableUploads } from './resumable-uploads.ts';
import { createFileStore, type FileStore } from './file-store.ts';
import type { MinimumRate } from './minimum-rate.ts';
import { createSignedUrls, type SignedUrls } from './signed-urls.ts';
import { recordCleanUp } from './stopped-clean-up.ts';
import { findRegisteredNames } from './stored-files.ts';
import { STORED_FILES_FOLDER } from './stored-name.ts';
import { sweepPictures } from './picture-uses.ts';
import { sweepUploadTickets } from './upload-tickets.ts';
import { createTrash, TRASH_FOLDER, type Trash } from './trash.ts';
import { verifyFiles, type VerifyOptions } from './verify-files.ts';

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
  resumableUploads: ResumableUploads;
  limits: FileLimits;
  signedUrls: SignedUrls;
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
    options: Pick<VerifyOptions, 'limit' | 'freshMs' | 'signal'>,
  ): Promise<{ checked: number; damaged: number }>;
}

export interface FilesOptions {
  db: Db;
  dataDir: string;
  limits: FileLimits;
  /** minimum upload rate */
  leastRate?: MinimumRate;
  /** ms since 1970 */
  now: () => number;
}

/** Creates the services for users' files; folders are created with the first file. */
export function createFiles({ db, dataDir, limits, leastRate, now }: FilesOptions): Files {
  const folder = join(dataDir, STORED_FILES_FOLDER);
  const store = createFileStore(folder, leastRate);
  const trash = createTrash(join(dataDir, TRASH_FOLDER), now);
  return {
    store,
    resumableUploads: createResumableUploads(folder, leastRate),
    limits,
    signedUrls: createSignedUrls(db, now),
    trash,
    verify: (options) => verifyFiles({ db, store, now, ...options }),
    async sweep(confirmed) {
      await store.remove([...(await sweepUploadTickets(db, now())), ...(await sweepPictures(db, now()))]);
      const known = (names: string[]) => findRegisteredNames(db, names);
      const done = await cleanUp({ folder, trash, now: now(), findKnownNames: known, confirmed });
      await recordCleanUp(db, done, now());
      await trash.empty();
      return done;
    },
  };
}
