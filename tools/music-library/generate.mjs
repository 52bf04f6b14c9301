/**
 * `node tools/music-library/generate.mjs DIR --files 20000 [--seed N] [--odd-every 20]`: writes a music library of small
 * sound files into DIR, which should be empty, and prints what a scan should find as JSON.
 */
import { parseArgs } from 'node:util';
import { writeMusicLibrary } from './write-library.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    'odd-every': { type: 'string', default: '20' },
  },
});
const [folder] = positionals;
const [files, seed, oddEvery] = [values.files, values.seed, values['odd-every']].map(Number);
if (
  folder === undefined ||
  ![files, oddEvery].every((value) => Number.isInteger(value) && Number(value) > 0) ||
  !Number.isInteger(seed)
) {
  process.stderr.write(
    'Usage: node tools/music-library/generate.mjs DIR --files 20000 [--seed N] [--odd-every 20]\n',
  );
  process.exit(2);
}
const start = performance.now();
const { counts } = await writeMusicLibrary(folder, { files: files ?? 0, seed, oddEvery });
process.stdout.write(`${JSON.stringify(counts, null, 2)}\n`);
process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
