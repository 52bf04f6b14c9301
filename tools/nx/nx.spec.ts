import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { withCodeMap } from '../docs/code-map.mjs';
import { at } from '../lib/root.mjs';
import { nx, type Project, readProjects } from './project-graph.mjs';

const CHANGED = 'libs/video-links/src/index.ts';

let projects: Project[];

beforeAll(async () => {
  projects = await readProjects();
});

describe('nx graph', () => {
  it('is drawn in docs/architecture.md (if not: npm run docs)', async () => {
    expect(await readFile(at('docs', 'architecture.md'), 'utf8')).toBe(await withCodeMap(projects));
  });
});

describe('nx affected', () => {
  /** Projects that depend on another one, directly or indirectly. */
  function dependents(name: string, found = new Set([name])): Set<string> {
    for (const { name: user, uses } of projects)
      if (uses.includes(name) && !found.has(user)) dependents(user, found.add(user));
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
    const output = await nx('affected', '-t', 'test', `--files=${CHANGED}`, '--graph=stdout');
    const { tasks } = JSON.parse(output) as { tasks: { tasks: Record<string, unknown> } };
    expect(Object.keys(tasks.tasks)).toEqual(expect.arrayContaining(['video-links:test', 'web:test']));
    expect(await nx('run', 'video-links:test', '--skip-nx-cache', '--output-style=stream')).toMatch(
      /Tests\s+.*passed/,
    );
  });
});

describe('nx serve web', () => {
  it('also starts the server', () => {
    expect(projects.find(({ name }) => name === 'web')?.targets['serve']?.dependsOn).toEqual([
      { projects: ['server'], target: 'serve' },
    ]);
  });
});
