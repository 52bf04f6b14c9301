/** The code map of docs/architecture.md: a diagram of the layers and what each project is for, from the project graph. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { at } from '../lib/root.mjs';
import { readProjects } from '../nx/project-graph.mjs';

/** @typedef {import('../nx/project-graph.mjs').Project} Project */

/** Layers from the apps down to the platform. Projects of the end-to-end tests and tools are not part of the product. */
const LAYERS = {
  app: 'apps',
  feature: 'features',
  'shared-feature': 'shared features',
  testing: 'test harness',
  kit: 'kits',
  data: 'data',
  engine: 'engines',
  ui: 'components',
  routing: 'routes',
  util: 'utilities',
  server: 'server',
  'server-domain': 'domain of the server',
  'server-base': 'base of the server',
  contract: 'contract',
  platform: 'platform',
};
const NAMES_A_LINE = 4;
const PAGE = ['docs', 'architecture.md'];
const SECTION = /<!-- code map: written by `npm run docs` -->[^]*?<!-- end of the code map -->/;

/** @param {Project} project */
const layerOf = ({ tags }) => tags.find((tag) => tag.startsWith('type:'))?.slice('type:'.length) ?? '';

/** Projects of the product by layer, each app a layer of its own. @param {Project[]} projects */
function groupByLayer(projects) {
  /** @type {Map<string, Project[]>} */
  const groups = new Map();
  for (const layer of Object.keys(LAYERS))
    for (const project of projects.filter((each) => layerOf(each) === layer)) {
      const id = layer === 'app' ? project.name : layer;
      groups.set(id, [...(groups.get(id) ?? []), project]);
    }
  return groups;
}

/** Imports by specs only: most projects use the test harness. */
const TEST_LAYER = 'testing';

/** Mermaid flowchart; arrows that follow from others or lead to the test harness are left out. @param {Project[]} projects */
function diagram(projects) {
  const groups = groupByLayer(projects);
  const groupOf = new Map([...groups].flatMap(([id, members]) => members.map(({ name }) => [name, id])));
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const [id, members] of groups)
    arrows.set(
      id,
      new Set(
        members
          .flatMap(({ uses }) => uses.map((name) => groupOf.get(name) ?? id))
          .filter((to) => to !== id && to !== TEST_LAYER),
      ),
    );
  /** Whether arrows lead from one layer to another. @param {string} from @param {string} to @param {Set<string>} seen @returns {boolean} */
  const leadsTo = (from, to, seen) =>
    from === to ||
    [...(arrows.get(from) ?? [])].some((next) => !seen.has(next) && leadsTo(next, to, seen.add(next)));
  const lines = [...groups].map(([id, members]) => {
    const names = members.map(({ name }) => name).toSorted();
    const rows = Array.from({ length: Math.ceil(names.length / NAMES_A_LINE) }, (_, row) =>
      names.slice(row * NAMES_A_LINE, (row + 1) * NAMES_A_LINE).join(' · '),
    );
    return `  ${id}["${rows.join('<br>')}"]`;
  });
  const edges = [...arrows].flatMap(([from, targets]) => {
    const direct = [...targets]
      .filter((to) => ![...targets].some((next) => next !== to && leadsTo(next, to, new Set([from, next]))))
      .toSorted();
    return direct.length ? [`  ${from} --> ${direct.join(' & ')}`] : [];
  });
  return ['```mermaid', 'flowchart TD', ...lines, ...edges, '```'].join('\n');
}

/** First paragraph of a project's README, without links. @param {Project} project */
async function promise({ root: folder }) {
  const file = at(folder, 'README.md');
  if (!existsSync(file)) return '';
  const [, paragraph = ''] = (await readFile(file, 'utf8')).split('\n\n');
  return paragraph.replaceAll('\n', ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** @param {Project[]} projects */
async function table(projects) {
  const rows = ['| layer | project | what it does |', '| --- | --- | --- |'];
  for (const [id, members] of groupByLayer(projects)) {
    const layer = Object.entries(LAYERS).find(([type]) => type === id)?.[1] ?? LAYERS.app;
    for (const project of members.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
      rows.push(`| ${layer} | [${project.name}](../${project.root}) | ${await promise(project)} |`);
  }
  return rows.join('\n');
}

/** docs/architecture.md with the code map of these projects. @param {Project[]} projects */
export async function withCodeMap(projects) {
  const page = await readFile(at(...PAGE), 'utf8');
  if (!SECTION.test(page)) throw new Error(`${PAGE.join('/')} has no place for the code map`);
  const map = [
    '<!-- code map: written by `npm run docs` -->',
    diagram(projects),
    await table(projects),
    '<!-- end of the code map -->',
  ].join('\n\n');
  const options = await resolveConfig(at(...PAGE));
  return format(
    page.replace(SECTION, () => map),
    { ...options, parser: 'markdown' },
  );
}

/** Writes the code map into docs/architecture.md. */
export async function writeCodeMap() {
  await writeFile(at(...PAGE), await withCodeMap(await readProjects()));
}
