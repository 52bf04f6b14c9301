import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPages, moveBelow } from './pages.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qingyin-pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('moves links, scripts and styles of a page below the base path', () => {
  const page = '<html lang="en"><link href="/a.css"><script src="/assets/a.js"></script><a href="/login">';
  expect(moveBelow(page, '/a/b')).toBe(
    '<html data-qy-base="/a/b" lang="en"><link href="/a/b/a.css"><script src="/a/b/assets/a.js"></script><a href="/a/b/login">',
  );
});

it.each([
  '<a href="#main">',
  '<a href="https://example.org/x">',
  '<img src="//host/x">',
  '<!--qy:banner <img src="/qy-banner-url"> -->',
  '<a>href=/x</a>',
])('leaves %s as it is', (part) => {
  expect(moveBelow(part, '/music')).toBe(part);
});

it('changes nothing at the root', () => {
  expect(moveBelow('<html lang="en"><a href="/">', '')).toBe('<html lang="en"><a href="/">');
});

it('reads a page again after it was missing', async () => {
  const pages = createPages(folder, '/music');
  await expect(pages.read('late.html')).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'late.html'), '<a href="/">');
  expect(await pages.read('late.html')).toBe('<a href="/music/">');
});
