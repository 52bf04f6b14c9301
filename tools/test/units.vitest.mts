import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { libTests } from '../vite/preset.mts';
import { readProjects } from '../lib/projects.mjs';
import { at } from '../lib/root.mjs';

const projects = readProjects().filter(({ root }) => /^(apps|libs)\//.test(root));
const isDom = ({ root }: { root: string }) =>
  readFileSync(at(root, 'vitest.config.mts'), 'utf8').includes("environment: 'jsdom'");
const specsOf = (chosen: typeof projects) => chosen.map(({ root }) => `${root}/src/**/*.spec.{ts,tsx}`);

/**
 * All unit and component specs in one process: those of libraries with components share one page and one set of modules.
 * Each library by itself, with what it alone sets up, runs with `npx nx test NAME` and in `npm run audit`.
 */
export default defineConfig({
  test: {
    // One more than cores: specs of components wait for timers half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      mergeConfig(libTests({ name: 'node', environment: 'node' }), {
        root: at(),
        test: { include: specsOf(projects.filter((project) => !isDom(project))) },
      }),
      mergeConfig(libTests({ name: 'dom', environment: 'jsdom' }), {
        root: at(),
        test: { include: specsOf(projects.filter(isDom)) },
      }),
    ],
  },
});
