import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseEnv } from './database.ts';
import { launch } from './server-process.ts';

/** Runs a command of the server's program on a data folder until it ends. */
export async function runServerCommand(
  dataDir: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const started = launch({ dataDir, args: [], command: args, env: await databaseEnv(dataDir) });
  const code = await started.ended;
  return { code, output: started.output() };
}

/** SHA-256 of every file below a folder, by relative path. */
export function fileHashes(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}
