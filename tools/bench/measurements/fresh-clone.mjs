import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProductServer } from '../../lib/product-server.mjs';
import { at } from '../../lib/root.mjs';
import { round } from '../browser.mjs';

const PATIENCE_MS = 600_000;

/** Time from `npm start` to ready in a clone of the last commit, including installation and builds. */
export async function measureFreshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'qingyin-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', at(), folder]);
    const start = performance.now();
    const server = await ProductServer.start({
      script: join(folder, 'tools', 'start', 'start.mjs'),
      ownCache: true,
      readyMs: PATIENCE_MS,
    });
    const readyMs = performance.now() - start;
    await server.dispose();
    return { readyMs: round(readyMs) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
