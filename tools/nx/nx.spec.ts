import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, root } from '../lib/root.mjs';
import { readDiagram } from './layer-diagram.ts';

interface Graph {
  graph: {
    nodes: Record<string, { data: { targets: Record<string, { dependsOn?: object[] }> } }>;
    dependencies: Record<string, { target: string }[]>;
  };
}

const CHANGED = 'libs/video-links/src/index.ts';

/** Runs `nx` as a developer does, without its daemon. @returns its output */
async function nx(...args: string[]): Promise<string> {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  const command = at('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env });
  return stdout;
}

let folder = '';
let nodes: Graph['graph']['nodes'];
let dependencies: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qingyin-nx-'));
  await nx('graph', `--file=${join(folder, 'graph.json')}`);
  const { graph } = JSON.parse(await readFile(join(folder, 'graph.json'), 'utf8')) as Graph;
  nodes = graph.nodes;
  dependencies = new Map(
    Object.entries(graph.dependencies).map(([name, targets]) => [name, targets.map(({ target }) => target)]),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('nx graph', () => {
  it('contains exactly the projects and dependencies of docs/architecture.md', async () => {
    const { nodeOf, leadsTo } = readDiagram(await readFile(at('docs', 'architecture.md'), 'utf8'));
    const others = ['tools', 'api-e2e', 'web-e2e'];
    const projects = [...dependencies.keys()].filter(
      (name) => !others.includes(name) && !name.startsWith('npm:'),
    );
    expect([...nodeOf.keys()].toSorted()).toEqual(projects.toSorted());
    const strangers = projects.flatMap((name) =>
      (dependencies.get(name) ?? [])
        .filter((target) => nodeOf.has(target))
        .filter((target) => {
          const [from = '', to = ''] = [nodeOf.get(name), nodeOf.get(target)];
          return from !== to && !leadsTo(from, to);
        })
        .map((target) => `${name} -> ${target}`),
    );
    expect(strangers).toEqual([]);
  });
});

describe('nx affected', () => {
  /** Projects that depend on another one, directly or indirectly. */
  function dependents(name: string, found = new Set([name])): Set<string> {
    for (const [user, used] of dependencies)
      if (used.includes(name) && !found.has(user)) dependents(user, found.add(user));
    return found;
  }

  it('lists the project of a changed file and its dependents only', async () => {
    const projects = JSON.parse(
      await nx('show', 'projects', '--affected', `--files=${CHANGED}`, '--json'),
    ) as string[];
    expect(projects.toSorted()).toEqual([...dependents('video-links')].toSorted());
    expect(projects).toContain('web');
    expect(projects).not.toContain('lyrics');
  });

  it('runs the tests of exactly these projects', async () => {
    const file = join(folder, 'tasks.json');
    await nx('affected', '-t', 'test', `--files=${CHANGED}`, `--graph=${file}`);
    const { tasks } = JSON.parse(await readFile(file, 'utf8')) as {
      tasks: { tasks: Record<string, unknown> };
    };
    expect(Object.keys(tasks.tasks)).toEqual(expect.arrayContaining(['video-links:test', 'web:test']));
    expect(await nx('run', 'video-links:test', '--skip-nx-cache', '--output-style=stream')).toMatch(
      /Tests\s+.*passed/,
    );
  });
});

describe('nx serve web', () => {
  it('also starts the server', () => {
    expect(nodes['web']?.data.targets['serve']?.dependsOn).toEqual([
      { projects: ['server'], target: 'serve' },
    ]);
  });
});
