import { createFiles, type Files, stoppedCleanUp, damagedFiles } from '@qingyin/server-files';
import { lockAndFinishInterruptedRestore, lockFolder, checkMissingDatabase } from '@qingyin/server-backup';
import { openDb, databaseLocation } from '@qingyin/server-db';
import type { CommandLine } from './command-line.ts';
import { readOptions, UsageError } from './options.ts';

/** No limit in practice. */
const MOST_FILES = 2 ** 31;

export const filesUsage = `Stored files (the server must be stopped):
  files         show the trash, a clean-up that waits for confirmation, and damaged files
  files check   compare every file with its hash
  files clean   confirm the clean-up: move all files unknown to the database to the trash`;

/** Command `files [check|clean]`. It locks the data folder, so it fails while a server is running. */
export async function files({ args, env, say }: CommandLine): Promise<void> {
  const word = args[0]?.startsWith('-') ? undefined : args[0];
  if (word !== undefined && word !== 'clean' && word !== 'check') throw new UsageError(filesUsage);
  const { dataDir, databaseUrl, ...options } = readOptions(word === undefined ? args : args.slice(1), env);
  await lockAndFinishInterruptedRestore(dataDir, databaseUrl);
  const checkDatabase = await checkMissingDatabase(dataDir, databaseUrl);
  const where = databaseLocation(dataDir, databaseUrl);
  if (where === undefined)
    throw new UsageError(`there is no server's data in ${dataDir}; start it once first`);
  const release = databaseUrl === undefined ? lockFolder(dataDir) : () => undefined;
  try {
    const db = await openDb(where, { checkBeforeMigration: checkDatabase });
    try {
      const limits = { uploadQuota: options.uploadQuota, maxUpload: options.maxUpload };
      const stored = createFiles({ db, dataDir, limits, now: Date.now });
      if (word === 'clean') await clean(stored, say);
      else if (word === 'check') await check(stored, say);
      else {
        const waiting = await stoppedCleanUp(db);
        say(
          waiting
            ? `a clean-up waits for confirmation: ${waiting.unknown} of ${waiting.files} files are unknown to the database; files clean moves them to the trash`
            : 'no clean-up waits for confirmation',
        );
      }
      const { files: count, bytes } = await stored.trash.size();
      const damaged = await damagedFiles(db);
      for (const { hash, size, reason } of damaged.files) say(`damaged: ${hash} (${size} bytes, ${reason})`);
      say(`damaged files: ${damaged.count}`);
      say(`trash: ${count} files, ${bytes} bytes, each kept for 30 days`);
    } finally {
      await db.destroy();
    }
  } finally {
    release();
  }
}

async function clean(stored: Files, say: (line: string) => void): Promise<void> {
  const { files: count, moved } = await stored.sweep(Infinity);
  say(`${moved} of ${count} files moved to the trash`);
}

async function check(stored: Files, say: (line: string) => void): Promise<void> {
  const { checked } = await stored.verify({ limit: { files: MOST_FILES, bytes: Infinity }, freshMs: 0 });
  say(`${checked} files compared with their hashes`);
}
