import { addRow } from '../insert.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./generator.mjs').Facts} Facts */

const BENCH = 'tools/bench/screens';
/** Tables of measured screens by feature. @type {Readonly<Record<string, [file: string, table: string]>>} */
const measured = {
  music: ['measured-screens.mjs', 'screens'],
  video: ['films.mjs', 'filmScreens'],
  library: ['my-music.mjs', 'myMusicScreens'],
};
/** Of all other features. @type {[file: string, table: string]} */
const OTHERS = ['users.mjs', 'userScreens'];

/** Adds the screen to the benchmarks, and an address with content to the sweep over all routes. @param {Tree} tree @param {Facts} facts */
export function addToTests(tree, { feature, path, kind, personal, folderName }) {
  const [file, table] = measured[feature] ?? OTHERS;
  const address = path.replace(/\$.*/, '');
  const link = kind === 'entry' ? `a[href^="${address}"]` : `a[href="${address}"]`;
  addRow(
    tree,
    `${BENCH}/${file}`,
    new RegExp(`export const ${table} = \\[`),
    `{
  name: '${folderName}',
  // ${kind === 'entry' ? 'It needs a page with a link to it' : 'The test page links all screens without parameters'}.
  from: '/test',
  link: 'main ${link}',
  content: 'main ${kind === 'entry' ? 'h1' : 'ul > li'}',
  path: '${path}',${personal ? '\n  personal: true,' : ''}
  acts: {},
}`,
  );
  if (kind !== 'entry') return;
  addRow(
    tree,
    'e2e/web/fixtures/route-samples.ts',
    /const samples: [^=]*= \{/,
    `'${path}': async (api) => \`${path.replace(/\$\w+/, "${pick(await api('/album/newest'), 'albums.0.id')}")}\``,
  );
}
