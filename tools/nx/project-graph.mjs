import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { at, root } from '../lib/root.mjs';

/** Runs `nx` as a developer does, without its daemon. @param {string[]} args @returns {Promise<string>} its output */
export async function nx(...args) {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const command = at('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env });
  return stdout;
}

/**
 * @typedef {object} Project
 * @property {string} name
 * @property {string} root folder below the repository's top folder
 * @property {string[]} tags
 * @property {string[]} uses names of the projects and packages that it imports
 * @property {Record<string, { dependsOn?: object[] }>} targets
 */

/** Reads all projects with their direct dependencies. @returns {Promise<Project[]>} */
export async function readProjects() {
  const folder = await mkdtemp(join(tmpdir(), 'qingyin-graph-'));
  try {
    const file = join(folder, 'graph.json');
    await nx('graph', `--file=${file}`);
    const { graph } = JSON.parse(await readFile(file, 'utf8'));
    return Object.values(graph.nodes).map(({ name, data }) => ({
      name,
      root: data.root,
      tags: data.tags ?? [],
      targets: data.targets ?? {},
      uses: (graph.dependencies[name] ?? []).map((/** @type {{ target: string }} */ { target }) => target),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
