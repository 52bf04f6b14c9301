import { addEntityExport, addImport, addLine, addReExport, addRow, replaceIn } from '../insert.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./generator.mjs').Facts} Facts */

const CONTRACT = 'libs/contract/src';
const EXTENSIONS = 'docs/api-extensions.md';

/** Adds the generated family to the tables of the contract, the server, the API tests and the client. @param {Tree} tree @param {Facts} facts */
export function register(tree, facts) {
  const { area, name, file, kind } = facts;
  addReExport(tree, `${CONTRACT}/endpoints/${area}.ts`, `export * from './${file}.ts';`);
  if (kind !== 'change')
    addEntityExport(tree, `${CONTRACT}/index.ts`, `export type * from './entities/${file}.ts';`);
  spread(tree, `${CONTRACT}/schema/params/${area}.ts`, `${area}Params = {`, `${name}Params`, file);
  spread(tree, `${CONTRACT}/schema/answers/${area}.ts`, `${area}Answers = {`, `${name}Answers`, file);
  spread(tree, `apps/server/src/routes/${area}/index.ts`, 'Routes: Route[] = [', `${name}Routes`, file);
  spread(
    tree,
    `e2e/api/src/cases/${area}.ts`,
    `${area}Cases: Record<string, Case> = {`,
    `${name}Cases`,
    file,
  );
  addAccessCase(tree, facts);
  addToClient(tree, facts);
  if (facts.extension) describe(tree, facts);
}

/** Adds a module's table to a table of tables. @param {Tree} tree @param {string} target @param {string} head @param {string} table @param {string} file */
function spread(tree, target, head, table, file) {
  addImport(tree, target, `import { ${table} } from './${file}.ts';`);
  addRow(tree, target, new RegExp(head.replaceAll(/[[\]]/g, '\\$&')), `...${table}`);
}

/** Lists the call for the test of access to songs: albums are of those who hear them. @param {Tree} tree @param {Facts} facts */
function addAccessCase(tree, { area, name, kind, personal }) {
  const quoted = `'${area}.${name}'`;
  if (kind === 'change' || personal)
    return addRow(
      tree,
      'e2e/api/src/endpoints-without-songs.ts',
      /endpointsWithoutSongs: string\[\] = \[/,
      quoted,
    );
  const calls =
    kind === 'entry'
      ? '{ about: ({ album }) => [{ id: album }] }'
      : "{ ...anyLists, unseen: 'begins with other albums' }";
  addRow(
    tree,
    'e2e/api/src/song-access-cases.ts',
    /accessCases: Record<string, AccessCase> = \{/,
    `${quoted}: ${calls}`,
  );
}

/** @param {Tree} tree @param {Facts} facts */
function addToClient(tree, { name, file, kind, personal, data, keyFile, keyTable, root }) {
  const folder = `libs/data-${data}/src`;
  const part = kind === 'change' ? 'mutation' : 'query';
  const made = `${name}${kind === 'change' ? 'Mutation' : 'Query'}`;
  addLine(tree, `${folder}/index.ts`, `export { ${made} } from './${file}-${part}.ts';`);
  if (kind === 'change') return;
  const param = personal ? 'uid' : kind === 'entry' ? 'id' : '';
  const key = [root, `'${file}'`, ...(param === '' ? [] : [param])].join(', ');
  addRow(
    tree,
    `${folder}/${keyFile}.ts`,
    new RegExp(`export const ${keyTable} = \\{`),
    `${name}: (${param === '' ? '' : `${param}: string`}) => [${key}] as const`,
  );
}

/** Describes a call beyond the contract, after the others under /api. @param {Tree} tree @param {Facts} facts */
function describe(tree, { path, kind, what, personal }) {
  const texts = {
    list: `The ${what} by id, in pages (\`limit\`, default 30, and \`offset\`): \`{ code, data: [{ id, name }], more }\`.`,
    entry: 'One of the albums (`id`): `{ code, data: { id, name } }`; 404 if there is none.',
    change:
      'Renames a playlist of the caller (`id`, `name`): `{ code }`; 404 if the caller has none with this id.',
  };
  const text = `### \`/api${path}\`\n\n${texts[kind]}${personal ? ' Needs a login.' : ''}\n\n`;
  replaceIn(tree, EXTENSIONS, /^### .*`\/healthz`$/m, (heading) => text + heading);
}
