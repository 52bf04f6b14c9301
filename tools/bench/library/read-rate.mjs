import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { at } from '../../lib/root.mjs';

/** Enough for a rate; a warm-up of so many files is not needed then. */
const MOST_FILES = 4000;

/**
 * Rate at which one process reads tags and audio hashes, without database.
 * @param {readonly string[]} paths absolute; of many files, some at equal distances are read
 * @returns {Promise<{ files: number, failed: number, perSecond: number }>}
 */
export async function measureReadRate(paths) {
  const step = Math.max(1, Math.ceil(paths.length / MOST_FILES));
  const program = at('tools', 'bench', 'library', 'read-tags.mjs');
  const module = at('libs', 'server-files', 'src', 'index.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, module], {
    cwd: at(),
    env: { ...process.env, TSX_TSCONFIG_PATH: at('tsconfig.base.json') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(paths.filter((_, index) => index % step === 0).join('\n'));
  const ended = once(child, 'exit');
  /** @type {unknown} */
  const answer = await json(child.stdout).catch(() => null);
  const [code] = await ended;
  if (code !== 0 || answer === null) throw new Error(`reading tags ended with code ${code}`);
  const { files, failed, seconds } = /** @type {Record<'files' | 'failed' | 'seconds', number>} */ (answer);
  return { files, failed, perSecond: files / seconds };
}
