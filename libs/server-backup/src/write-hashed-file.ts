import { hashStream } from '@qingyin/server-files';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to a new file and flushes it to disk.
 *
 * @returns SHA-256 of the content, hex
 * @throws the stream's or the file system's error
 */
export async function writeHashedFile(source: Readable, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const sum = createHash('sha256');
  await pipeline(hashStream(source, sum), createWriteStream(path, { mode: 0o600, flush: true }));
  return sum.digest('hex');
}
