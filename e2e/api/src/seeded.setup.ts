import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { freshFolder, launch, ready } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a data folder with the demo catalogue, to be copied */
    seeded: string;
  }
}

/**
 * What the demo catalogue has besides, in lists that only who knows their ids finds: list 999, longer than the most that
 * comes with details, and list 998, whose songs from 30,001 on last five seconds.
 */
const EXTRA = { QINGYIN_SEED_BIG: '1200', QINGYIN_SEED_SHORT: '4' };

/** Lets a server write the demo catalogue and end: to write it for every server took longer than all else of its start. */
export async function seedOnce(
  { provide }: TestProject,
  env: Record<string, string> = {},
): Promise<() => void> {
  const dataDir = freshFolder();
  const started = launch({ dataDir, args: ['--port', '0'], env: { ...EXTRA, ...env } });
  await ready(started);
  started.child.kill('SIGTERM');
  await started.ended;
  provide('seeded', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** The demo catalogue in SQLite, once for the run. */
export default (project: TestProject): Promise<() => void> => seedOnce(project);
