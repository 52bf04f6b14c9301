import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at } from '../lib/root.mjs';
import { precompress } from './compress.mjs';

/** Optional last step of the app, such as writing its prebuilt frames: a module with an async default export. */
const postBuild = at('apps', 'web', 'post-build.mjs');

/** Builds the web app: Vite, the app's own last step, then compressed copies of every text file. */
export async function buildWeb() {
  await build({ root: at('apps', 'web'), mode: 'production', logLevel: 'warn' });
  if (existsSync(postBuild)) {
    const step = await import(pathToFileURL(postBuild).href);
    await step.default?.();
  }
  await precompress(at('dist', 'apps', 'web'));
}
