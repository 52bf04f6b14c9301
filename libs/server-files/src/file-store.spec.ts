import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore } from './file-store.ts';

const HELLO = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
let folder: string;
let store: FileStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qy-files-'));
  store = createFileStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const receive = (text: string, maxBytes = 100) =>
  store.receive(Readable.from([Buffer.from(text)]), { maxBytes });

describe('the file store', () => {
  it('names files by content hash with a unique suffix', async () => {
    const one = await receive('hello');
    expect(one).toMatchObject({ size: 5, sha256: HELLO, md5: '5d41402abc4b2a76b9719d911017c592' });
    const [first, second] = [await store.commit(one), await store.commit(await receive('hello'))];
    expect(first).toMatch(new RegExp(`^2c/${HELLO}-[0-9a-f]{8}$`));
    expect(second).not.toBe(first);
    await store.remove([first, 'no/such-file']);
    expect(readFileSync(store.path(second), 'utf8')).toBe('hello');
    expect(files()).toHaveLength(1);
  });

  it('accepts files up to the size limit and stops reading beyond it', async () => {
    expect(await receive('12345', 5)).toMatchObject({ size: 5 });
    const source = Readable.from([Buffer.from('123'), Buffer.from('456'), Buffer.from('789')]);
    await expect(store.receive(source, { maxBytes: 5 })).rejects.toMatchObject({ code: 'too-large' });
    expect(source.destroyed).toBe(false);
    await expect(store.receive(Readable.from([]), { maxBytes: 5, expectedBytes: 6 })).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(files()).toHaveLength(1);
  });

  it('refuses files that do not fit on the disk before reading them', async () => {
    const source = Readable.from([Buffer.from('x')]);
    await expect(store.receive(source, { maxBytes: 2 ** 52, expectedBytes: 2 ** 51 })).rejects.toMatchObject({
      code: 'disk-full',
    });
    expect(source.readableDidRead).toBe(false);
    expect(files()).toEqual([]);
  });

  it('deletes the partial file when the client closes the connection', async () => {
    const source = new PassThrough();
    source.write('half');
    const receiving = store.receive(source, { maxBytes: 100 }).catch((error: unknown) => error);
    await expect.poll(files).toEqual([expect.stringMatching(/\.part$/)]);
    source.destroy();
    expect(await receiving).toMatchObject({ code: 'aborted' });
    expect(files()).toEqual([]);
  });
});
