import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from '../lib/root.mjs';
import { precompress } from './compress.mjs';

/** Optional last step of the app itself, such as writing its prebuilt first frames; default export, async. */
const postBuild = at('apps', 'web', 'post-build.mjs');

/** The product: Vite, then the app's own last step, then compressed companions of every text file. */
export async function buildWeb() {
  await build({ root: at('apps', 'web'), mode: 'production', logLevel: 'warn' });
  if (existsSync(postBuild)) {
    const step = await import(pathToFileURL(postBuild).href);
    await step.default?.();
  }
  await precompress(at('dist', 'apps', 'web'));
}
