import { build } from 'vite';
import { at } from '../lib/root.mjs';
import { precompress } from './compress.mjs';

/** Builds the embeddable player as one script, with its own Vite configuration. */
export async function buildWidget() {
  await build({ root: at('apps', 'widget'), mode: 'production', logLevel: 'warn' });
  await precompress(at('dist', 'apps', 'widget'));
}
