import { readFileSync } from 'node:fs';
import { at } from './root.mjs';

/** @type {{ scripts: { start: string } }} */
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/**
 * Node flags of `npm start`, for every other start of the server by the tools: garbage collection without helper
 * threads and in small steps shortens the slowest answers on few cores and keeps the process small.
 */
export const serverNodeFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
