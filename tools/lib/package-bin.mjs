import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './root.mjs';

/**
 * Path of the script behind a package's command, as declared by the package, so that it can be run without npx.
 * @param {string} name package name
 * @param {string} [command] when the package has several
 */
export function binOf(name, command = name) {
  const folder = at('node_modules', ...name.split('/'));
  /** @type {{ bin?: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}`);
  return join(folder, script);
}
