import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from './root.mjs';

/** @typedef {{ name: string, root: string }} Project `root` relative to the repository's, `/` between folders */

/** All projects of the workspace, from their `project.json`. @returns {Project[]} */
export function readProjects() {
  const folders = ['apps', 'libs', 'e2e'].flatMap((kind) =>
    readdirSync(at(kind)).map((name) => `${kind}/${name}`),
  );
  return [...folders, 'tools']
    .filter((root) => existsSync(at(root, 'project.json')))
    .map((root) => ({ name: JSON.parse(readFileSync(at(root, 'project.json'), 'utf8')).name, root }));
}

/**
 * Name of the project that a file belongs to; `workspace` if none.
 * @param {readonly Project[]} projects
 * @param {string} file relative to the repository's root, `/` between folders
 */
export const projectOf = (projects, file) =>
  projects.find(({ root }) => file.startsWith(`${root}/`))?.name ?? 'workspace';
