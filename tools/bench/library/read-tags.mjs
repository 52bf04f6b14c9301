/**
 * Program that reads sound files one after the other, as a scan does: their paths come as lines of the standard input;
 * the result is one line of JSON. The first argument is the module with `readMusicFile`.
 */
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [module = ''] = process.argv.slice(2);
/** @type {{ readMusicFile: (path: string) => Promise<unknown> }} */
const { readMusicFile } = await import(pathToFileURL(module).href);
const paths = (await text(process.stdin)).split('\n').filter(Boolean);
let failed = 0;
const start = performance.now();
for (const path of paths) await readMusicFile(path).catch(() => (failed += 1));
const seconds = (performance.now() - start) / 1000;
process.stdout.write(JSON.stringify({ files: paths.length, failed, seconds }));
