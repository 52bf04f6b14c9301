import { readFileSync } from 'node:fs';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { at } from '../../lib/root.mjs';

/** Virtual workspace without projects, formatted as this one. */
export function emptyTree(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  for (const file of tree.children('.').filter((name) => name.includes('oxfmt'))) tree.delete(file);
  // The only name under which Nx finds it in a virtual workspace.
  tree.write('.prettierrc', readFileSync(at('.prettierrc.json'), 'utf8'));
  tree.write('tsconfig.base.json', JSON.stringify({ compilerOptions: { paths: {} } }));
  return tree;
}

/** Virtual workspace with copies of these files of the real one, so that specs notice when a table moves. */
export function treeWith(files: readonly string[]): Tree {
  const tree = emptyTree();
  for (const file of files) tree.write(file, readFileSync(at(file), 'utf8'));
  return tree;
}

/** Lines that a file has in a virtual workspace and not in the real one, without indentation. */
export function addedLines(tree: Tree, file: string): string[] {
  const before = new Set(readFileSync(at(file), 'utf8').split('\n'));
  const after = (tree.read(file, 'utf-8') ?? '').split('\n');
  return after.filter((line) => !before.has(line)).map((line) => line.trim());
}

/** Lines that the real workspace's file has and the virtual one's lacks, without indentation. */
export function removedLines(tree: Tree, file: string): string[] {
  const after = new Set((tree.read(file, 'utf-8') ?? '').split('\n'));
  return readFileSync(at(file), 'utf8')
    .split('\n')
    .filter((line) => !after.has(line))
    .map((line) => line.trim());
}
