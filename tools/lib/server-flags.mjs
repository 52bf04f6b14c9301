import { readFileSync } from 'node:fs';
import { at } from './root.mjs';

/** @type {{ scripts: { start: string } }} */
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/**
 * Node's flags of `npm start`, for every other way the tools start the server: collecting garbage without helper
 * threads and in small steps shortens the slowest answers on few cores and keeps the process small.
 */
export const serverFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
