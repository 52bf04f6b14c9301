import { existsSync } from 'node:fs';
import { node } from '../lib/run.mjs';
import { at } from '../lib/root.mjs';

const ownBuild = at('apps', 'server', 'build.mjs');

/** Builds the server with its own esbuild script, which decides what is bundled. */
export async function buildServer() {
  if (!existsSync(ownBuild)) throw new Error('apps/server/build.mjs is missing');
  const { code } = await node([ownBuild]);
  if (code !== 0) throw new Error(`apps/server/build.mjs ended with code ${code}`);
}
