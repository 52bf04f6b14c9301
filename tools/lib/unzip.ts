import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

export interface Unzipped {
  content: Buffer;
  /** 0 = as it is */
  compressionMethod: number;
}

/** What is in a zip, by a strict reader of names and sizes; checksums and doubled names are looked at here. For end-to-end specs. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Unzipped>> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  const files = new Map<string, Unzipped>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    files.set(entry.fileName, { content, compressionMethod: entry.compressionMethod });
  }
  return files;
}
