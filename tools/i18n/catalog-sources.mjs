// Prints as JSON from which source files the texts of each message catalog are extracted: `{ "shell": […], "administration": […], "app": […] }`. Each file is
// in exactly one of them. The shell's files are those that the first view imports statically, so that no list of
// paths has to be maintained.
import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { isOfAdministration } from './catalogs.mjs';
import { at, root } from '../lib/root.mjs';
import { staticModules } from '../vite/static-modules.mjs';
import { FIRST_VIEW } from '../vite/first-view.mjs';

/**
 * The prebuilt frame is rendered at build time with the texts of the first view
 * (docs/decisions/0002-prebuilt-frames.md).
 */
const FRAME = 'apps/web/src/prebuilt-frame/render.tsx';

/** @param {string} path */
const isSource = (path) => /\.tsx?$/.test(path) && !/\.(spec|test-page|test-d|gallery)\./.test(path);

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
    .filter(isSource);

const shell = new Set(await staticModules([...Object.values(FIRST_VIEW), FRAME]));
const sources = [
  at('apps', 'web', 'src'),
  ...readdirSync(at('libs')).map((name) => at('libs', name, 'src')),
].flatMap(filesBelow);
process.stdout.write(
  JSON.stringify({
    shell: sources.filter((path) => shell.has(path)),
    administration: sources.filter((path) => !shell.has(path) && isOfAdministration(path)),
    app: sources.filter((path) => !shell.has(path) && !isOfAdministration(path)),
  }),
);
