import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UsageError } from '../cli/usage-error.ts';
import { checkBasePath } from './check-base-path.ts';

let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'qingyin-routes-'));
  await writeFile(join(webDir, 'routes.json'), '[{"path":"/library/albums"},{"path":"/playList/$id"}]');
});
afterAll(() => rm(webDir, { recursive: true, force: true }));

it.each(['/library', '/Library/x', '/playlist'])('refuses %s, which begins like a page', async (path) => {
  await expect(checkBasePath(webDir, path)).rejects.toThrow(UsageError);
});

it.each(['', '/music', '/albums'])('takes "%s"', async (path) => {
  await expect(checkBasePath(webDir, path)).resolves.toBeUndefined();
});

it('takes any path before the client is built', async () => {
  await expect(checkBasePath(join(webDir, 'missing'), '/library')).resolves.toBeUndefined();
});
