import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { freshFolder, launch, waitUntilReady } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** data folder with the demo catalogue, to be copied */
    seeded: string;
  }
}

/**
 * Additional demo playlists, which are reachable by id only: 999, longer than the maximum that is answered with
 * details, and 998, whose songs (from id 30,001 on) last five seconds.
 */
const EXTRA = { QINGYIN_SEED_BIG: '1200', QINGYIN_SEED_SHORT: '4' };

/**
 * Starts a server once to seed the demo catalogue; seeding for every server would take longer than the rest of its
 * start.
 */
export async function seedOnce(
  { provide }: TestProject,
  env: Record<string, string> = {},
): Promise<() => void> {
  const dataDir = freshFolder();
  const started = launch({ dataDir, args: ['--port', '0'], env: { ...EXTRA, ...env } });
  await waitUntilReady(started);
  started.child.kill('SIGTERM');
  await started.ended;
  provide('seeded', dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}

/** Seeds the demo catalogue into SQLite, once for the run. */
export default (project: TestProject): Promise<() => void> => seedOnce(project);
