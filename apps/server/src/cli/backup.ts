import { lockAndFinishInterruptedRestore, makeBackup, checkMissingDatabase } from '@qingyin/server-backup';
import { connect, databaseLocation } from '@qingyin/server-db';
import { productVersion } from '@qingyin/server-kernel';
import { resolve } from 'node:path';
import type { CommandLine } from './command-line.ts';
import { readOptions, UsageError } from './options.ts';

/** Command `backup FILE`: writes all data into one file; the server may be running. */
export async function backup({ args: [file, ...rest], env, say }: CommandLine): Promise<void> {
  if (file === undefined || file.startsWith('-'))
    throw new UsageError('backup needs the name of the file to write: backup FILE');
  const options = readOptions(rest, env);
  await lockAndFinishInterruptedRestore(options.dataDir, options.databaseUrl);
  const check = await checkMissingDatabase(options.dataDir, options.databaseUrl);
  const where = databaseLocation(options.dataDir, options.databaseUrl);
  if (where === undefined) throw new UsageError(`there is no data to back up in ${options.dataDir}`);
  const db = connect(where);
  try {
    await check(db);
    const target = resolve(file);
    const damaged = await makeBackup(
      { db, dataDir: options.dataDir, version: productVersion(), now: Date.now() },
      target,
    );
    for (const name of damaged) say(`damaged, also in the backup: files/${name}`);
    say(`backup written to ${target}`);
  } finally {
    await db.destroy();
  }
}
