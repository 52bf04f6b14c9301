import { readText } from './names.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

const IMPORTS = /^import\b[^;]*;\n/gm;
const EXPORTS = /^export \* from [^;]*;\n/gm;
const TYPE_EXPORTS = /^export type \* from '\.\/entities\/[^;]*;\n/gm;

/** Index in a text after the last match of a pattern; -1 if there is none. @param {string} text @param {RegExp} pattern */
const afterLast = (text, pattern) => {
  const last = [...text.matchAll(pattern)].at(-1);
  return last === undefined ? -1 : last.index + last[0].length;
};

/** @param {Tree} tree @param {string} file @param {number} at @param {string} text @param {string} missing what the file lacks if `at` is -1 */
function insertAt(tree, file, at, text, missing) {
  const before = readText(tree, file);
  if (at < 0) throw new Error(`${file} has no ${missing}`);
  tree.write(file, before.slice(0, at) + text + before.slice(at));
}

/** Adds an import after the last one. @param {Tree} tree @param {string} file @param {string} line */
export function addImport(tree, file, line) {
  insertAt(tree, file, Math.max(0, afterLast(readText(tree, file), IMPORTS)), `${line}\n`, 'imports');
}

/** Adds `export * from` after the last such line, or after the imports. @param {Tree} tree @param {string} file @param {string} line */
export function addReExport(tree, file, line) {
  const text = readText(tree, file);
  const at = Math.max(afterLast(text, EXPORTS), afterLast(text, IMPORTS));
  insertAt(tree, file, at, `${line}\n`, 'imports');
}

/** Adds the export of an entity's types after the last one. @param {Tree} tree @param {string} file @param {string} line */
export function addEntityExport(tree, file, line) {
  insertAt(tree, file, afterLast(readText(tree, file), TYPE_EXPORTS), `${line}\n`, 'exports of entities');
}

/** Adds a line at the end of a file. @param {Tree} tree @param {string} file @param {string} line */
export function addLine(tree, file, line) {
  tree.write(file, `${readText(tree, file)}${line}\n`);
}

/**
 * Adds a row at the end of an object or array literal whose closing bracket begins a line.
 * @param {Tree} tree
 * @param {string} file
 * @param {RegExp} head of the table, up to its opening bracket; the last match counts
 * @param {string} row without its final comma
 */
export function addRow(tree, file, head, row) {
  const text = readText(tree, file);
  const start = afterLast(text, new RegExp(head.source, 'g'));
  if (start < 0) throw new Error(`${file} has no ${head.source}`);
  const end = /\n[}\]]/.exec(text.slice(start));
  const last = end === null ? '' : text.slice(start, start + end.index).trimEnd();
  const comma = last === '' || last.endsWith(',') ? '' : ',';
  insertAt(tree, file, end === null ? -1 : start + end.index, `${comma}\n${row},`, 'end of its table');
}

/**
 * Replaces a part of a file.
 * @param {Tree} tree
 * @param {string} file
 * @param {RegExp} part
 * @param {(...groups: string[]) => string} replacement of the match and its groups
 */
export function replaceIn(tree, file, part, replacement) {
  const text = readText(tree, file);
  if (!part.test(text)) throw new Error(`${file} has no ${part.source}`);
  tree.write(file, text.replace(part, replacement));
}
