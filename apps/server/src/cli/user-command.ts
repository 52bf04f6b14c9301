import { createFiles } from '@qingyin/server-files';
import { lockAndFinishInterruptedRestore, lockFolder, checkMissingDatabase } from '@qingyin/server-backup';
import { openDb, databaseLocation } from '@qingyin/server-db';
import { text } from 'node:stream/consumers';
import type { CommandLine } from './command-line.ts';
import { readOptions } from './options.ts';
import { UsageError } from './usage-error.ts';
import { runUserCommand } from './users.ts';

/** Command `user add|passwd|remove …`. It locks the data folder, so it fails while a server is running. */
export async function user({ args, env, say }: CommandLine): Promise<void> {
  const { own, server } = split(args);
  const options = readOptions(server, env);
  await lockAndFinishInterruptedRestore(options.dataDir, options.databaseUrl);
  const check = await checkMissingDatabase(options.dataDir, options.databaseUrl);
  const where = databaseLocation(options.dataDir, options.databaseUrl);
  if (where === undefined)
    throw new UsageError(`there is no server's data in ${options.dataDir}; start it once first`);
  const giveBack = options.databaseUrl === undefined ? lockFolder(options.dataDir) : () => undefined;
  try {
    const db = await openDb(where, { checkBeforeMigration: check });
    try {
      const now = Date.now;
      const limits = { uploadQuota: options.uploadQuota, maxUpload: options.maxUpload };
      const { store } = createFiles({ db, dataDir: options.dataDir, limits, now });
      await runUserCommand(db, own, {
        say,
        now,
        readInput: () => text(process.stdin),
        removeFiles: (names) => store.remove(names),
      });
    } finally {
      await db.destroy();
    }
  } finally {
    giveBack();
  }
}

/** Separates `--data DIR`, which is a server option, from the command's own arguments. */
function split(args: string[]): { own: string[]; server: string[] } {
  const own: string[] = [];
  const server: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--data') server.push(arg, args[(index += 1)] ?? '');
    else if (arg.startsWith('--data=')) server.push(arg);
    else own.push(arg);
  }
  return { own, server };
}
