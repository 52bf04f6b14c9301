import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../lib/root.mjs';

const folder = at('docs', 'decisions');
const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const index = read('README.md');

it.each(pages)('%s has its number, a status with a date, and a row in the index', (name) => {
  const [heading = '', , status = ''] = read(name).split('\n');
  const [, state, date] = /^Status: (accepted|replaced by .+), (\d{4}-\d\d-\d\d)\.$/.exec(status) ?? [];
  expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  expect(state).toBeDefined();
  const row = index.split('\n').find((line) => line.includes(`](${name})`)) ?? '';
  expect(row).toContain(`[${heading.slice(2)}](${name})`);
  expect(row).toContain(String(date));
});
