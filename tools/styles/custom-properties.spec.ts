import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at } from '../lib/root.mjs';

/** Source files of the libraries and apps that may define or use custom properties. */
const sources = ['apps', 'libs'].flatMap((top) =>
  readdirSync(at(top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(at(top, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.spec\./.test(file))
        .map((file) => join(top, name, 'src', file)),
    ),
);

it('uses only custom properties that a style sheet or a component defines', () => {
  const defined = new Set<string>();
  const used: { file: string; property: string }[] = [];
  for (const file of sources) {
    const text = readFileSync(at(file), 'utf8');
    for (const [, property = ''] of text.matchAll(/(--qy-[\w-]+)['"]?\]?\s*:/g)) defined.add(property);
    for (const [, property = ''] of text.matchAll(/setProperty\(\s*['"`](--qy-[\w-]+)/g))
      defined.add(property);
    for (const [, property = ''] of text.matchAll(/var\((--qy-[\w-]+)\)/g)) used.push({ file, property });
  }
  expect(used.length).toBeGreaterThan(1000);
  expect(used.filter(({ property }) => !defined.has(property))).toEqual([]);
});
