/**
 * `node tools/licences/licences.mjs`: writes docs/licences.md, the direct dependencies with their declared
 * licences. Exit code 1 if one of them, or any installed package that ships, has a licence that would bind the
 * product. `--check` writes nothing and fails if the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../lib/root.mjs';
import { format, resolveConfig } from 'prettier';
import { isBinding, licenceOf } from './licence.mjs';

const target = at('docs', 'licences.md');
const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** @param {Record<string, string>} dependencies */
const rowsOf = (dependencies) => Object.keys(dependencies).sort().map(read);

/** @param {string} name */
function read(name) {
  const own = JSON.parse(readFileSync(at('node_modules', ...name.split('/'), 'package.json'), 'utf8'));
  return { name, version: String(own.version), licence: licenceOf(own) };
}

/** @param {{ name: string, version: string, licence: string }[]} rows */
const asTable = (rows) =>
  [
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...rows.map((r) => `| ${r.name} | ${r.version} | ${r.licence} |`),
  ].join('\n');

const shipped = rowsOf(manifest.dependencies);
const tooling = rowsOf(manifest.devDependencies);
const text = `# Licences of what we use

Qingyin itself is under the MIT licence (LICENSE). This table is written by \`node tools/licences/licences.mjs\`,
which refuses GPL and AGPL packages.

## What ships with the product

${asTable(shipped)}

Some of these carry a library under a weaker copyleft (LGPL), each loaded unchanged from its package:

| package                             | library                                                                       |
| ----------------------------------- | ----------------------------------------------------------------------------- |
| \`wasm-media-encoders\`             | LAME, a WebAssembly module of its own                                         |
| \`sharp\`                           | libvips, a shared library                                                     |
| \`mpg123-decoder\`                  | libmpg123, WebAssembly                                                        |
| \`@humansignal/audio-file-decoder\` | FFmpeg's decoders, a WebAssembly module of its own                            |
| \`@wasm-audio-decoders/*\`          | \`codec-parser\`, a package of its own; the decoders themselves are BSD and MIT |

## What builds and tests it

${asTable(tooling)}
`;
const formatted = await format(text, { ...(await resolveConfig(target)), parser: 'markdown' });

const refused = [...shipped, ...tooling].filter(({ licence }) => isBinding(licence));
for (const { name, licence } of refused) process.stderr.write(`${name} is under ${licence}\n`);
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== formatted) {
    process.stderr.write('docs/licences.md is out of date: run node tools/licences/licences.mjs\n');
    process.exitCode = 1;
  }
} else writeFileSync(target, formatted);
if (refused.length > 0) process.exitCode = 1;
