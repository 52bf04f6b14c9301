import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt', '.wasm']);
/** Smallest file worth compressing. */
const SMALLEST_BYTES = 1000;
/** zlib works in libuv's four threads; more concurrent files only cost memory. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every text file of at least 1 kB below a folder, for a server that sends them
 * unchanged. Gzip too, because browsers accept brotli on https and localhost only.
 * @param {string} folder
 * @returns {Promise<number>} how many files now have companions
 */
export async function precompress(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const queue = names.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  let done = 0;
  const worker = async () => {
    for (let entry = queue.pop(); entry !== undefined; entry = queue.pop()) {
      done += await compressFile(join(entry.parentPath, entry.name));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

/** @param {string} path @returns {Promise<0 | 1>} */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return 0;
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return 1;
}
