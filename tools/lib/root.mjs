import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's top folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Path below the repository's top folder. @param {...string} parts */
export const at = (...parts) => join(root, ...parts);
