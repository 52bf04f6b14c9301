import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { libTests } from '../vite/preset.mts';
import { readProjects } from '../lib/projects.mjs';
import { at } from '../lib/root.mjs';

const projects = readProjects().filter(({ root }) => /^(apps|libs)\//.test(root));
const isDom = ({ root }: { root: string }) =>
  readFileSync(at(root, 'vitest.config.mts'), 'utf8').includes("environment: 'jsdom'");
const nodeRoots = projects.filter((project) => !isDom(project)).map(({ root }) => root);
const specsOf = (roots: string[]) => roots.map((root) => `${root}/src/**/*.spec.{ts,tsx}`);
/** Specs with mocked modules run isolated; otherwise the mocks would apply to later specs too. */
const mocking = nodeRoots
  .flatMap((root) =>
    readdirSync(at(root, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/src/${file}`),
  )
  .filter((file) => file.endsWith('.spec.ts') && readFileSync(at(file), 'utf8').includes('vi.mock('));

const group = (name: string, environment: 'node' | 'jsdom', include: string[], more: object = {}) =>
  mergeConfig(libTests({ name, environment }), { root: at(), test: { include, isolate: false, ...more } });

/**
 * All unit and component specs in one process, in a few groups that share modules, and a jsdom page where they
 * have components. `npx nx test NAME` and `npm run audit` run each library alone.
 */
export default defineConfig({
  test: {
    // One more than cores, because component specs wait for timers half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      group('node', 'node', specsOf(nodeRoots), { exclude: mocking }),
      group('mocking', 'node', mocking, { isolate: true }),
      group('dom', 'jsdom', specsOf(projects.filter(isDom).map(({ root }) => root))),
    ],
  },
});
