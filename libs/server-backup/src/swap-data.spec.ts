import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { swapData } from './swap-data.ts';
import { finishInterruptedRestore } from './finish-interrupted-restore.ts';
import { stagingFolder, writeRestoreJournal } from './restore-staging.ts';

const ASIDE = 'before_restore_1';
const BEFORE = {
  'qingyin.db': 'old',
  'qingyin.db-wal': 'old',
  'qingyin.db-shm': 'old',
  'files/ab/one': 'old',
};
const AFTER = { 'qingyin.db': 'new', 'files/cd/two': 'new' };
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qy-restore-'));
  put(dir, BEFORE);
  put(stagingFolder(dir), AFTER);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function put(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Contents of all files below a folder, by path. */
const tree = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
const asideTree = Object.fromEntries(
  Object.entries(BEFORE).map(([name, text]) => [`${ASIDE}/${name}`, text]),
);

/** Aborts the swap after a number of renames, like a crash. @returns whether it was aborted */
function crashAfter(moves: number): boolean {
  let left = moves;
  try {
    swapData(dir, { aside: ASIDE }, () => {
      left -= 1;
      if (left <= 0) throw new Error('crash');
    });
    return false;
  } catch {
    return true;
  }
}

describe('swapping in restored data', () => {
  it('sets database and files aside and leaves nothing in the staging folder', async () => {
    writeRestoreJournal(dir, { aside: ASIDE });
    swapData(dir, { aside: ASIDE });
    expect(tree(dir)).toEqual({ ...AFTER, ...asideTree });
    expect(await finishInterruptedRestore(dir, undefined)).toBeUndefined();
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'is finished at the next start after a crash behind rename %i',
    async (moves) => {
      writeRestoreJournal(dir, { aside: ASIDE });
      expect(crashAfter(moves)).toBe(true);
      expect(await finishInterruptedRestore(dir, undefined)).toBe('finished');
      expect(tree(dir)).toEqual({ ...AFTER, ...asideTree });
      expect(existsSync(stagingFolder(dir))).toBe(false);
    },
  );

  it('is finished after several starts that crashed too', async () => {
    writeRestoreJournal(dir, { aside: ASIDE });
    for (let start = 0; start < 4; start += 1) expect(crashAfter(1)).toBe(true);
    expect(await finishInterruptedRestore(dir, undefined)).toBe('finished');
    expect(tree(dir)).toEqual({ ...AFTER, ...asideTree });
  });

  it('is undone at the next start when the backup was not read completely', async () => {
    writeFileSync(join(dir, 'restore.json.part'), '{"as');
    expect(await finishInterruptedRestore(dir, undefined)).toBe('undone');
    expect(tree(dir)).toEqual(BEFORE);
  });

  it('refuses an invalid journal', async () => {
    writeFileSync(join(dir, 'restore.json'), '{"aside":"../elsewhere"}');
    await expect(finishInterruptedRestore(dir, undefined)).rejects.toThrow('cannot be read');
    expect(tree(dir)).toMatchObject(BEFORE);
  });

  it('requires the URL of the PostgreSQL database that was being restored', async () => {
    writeRestoreJournal(dir, { aside: ASIDE, schema: 'restoring_before_restore_1' });
    await expect(finishInterruptedRestore(dir, undefined)).rejects.toThrow('DATABASE_URL');
    expect(tree(dir)).toMatchObject(BEFORE);
  });
});
