import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const EXAMPLE = /```tsx\n([\s\S]*?)```/g;

it('compiles the examples in the READMEs of the libraries', { timeout: 300_000 }, async () => {
  const folder = join(root, 'dist', 'readme-examples');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const libraries = readdirSync(join(root, 'libs')).filter((name) =>
    existsSync(join(root, 'libs', name, 'README.md')),
  );
  const examples = await Promise.all(
    libraries.map(async (name) => {
      const text = await readFile(join(root, 'libs', name, 'README.md'), 'utf8');
      return [...text.matchAll(EXAMPLE)].map(([, code = ''], index) => ({
        file: `${name}-${index}.tsx`,
        code,
      }));
    }),
  );
  const all = examples.flat();
  expect(all.length).toBeGreaterThan(10);
  for (const { file, code } of all) await writeFile(join(folder, file), code);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.base.json', include: ['.', '../../tools/types'] }),
  );
  const compiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const output = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--noEmit']).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  expect(output).toBe('');
});
