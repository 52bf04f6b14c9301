import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder: string;
const write = (path: string, text = 'text') => writeFileSync(join(folder, path), text);
const state = () => fingerprint(['src'], folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qingyin-fingerprint-'));
  mkdirSync(join(folder, 'src', 'deep'), { recursive: true });
  write('src/deep/a.ts');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is stable while nothing changes', () => {
  expect(state()).toBe(state());
});

it('changes with a new file, a longer file and a later modification time', () => {
  const states = new Set([state()]);
  write('src/deep/b.ts');
  states.add(state());
  write('src/deep/b.ts', 'longer text');
  states.add(state());
  utimesSync(join(folder, 'src/deep/b.ts'), new Date(2000), new Date(2000));
  states.add(state());
  expect(states.size).toBe(4);
});

it('ignores specs and generated folders', () => {
  const before = state();
  write('src/deep/a.spec.ts');
  mkdirSync(join(folder, 'src', 'node_modules'));
  write('src/node_modules/x.ts');
  expect(state()).toBe(before);
});
