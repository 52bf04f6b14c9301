/** @param {string[]} types */
const layers = (...types) => types.map((type) => `type:${type}`);
/** Below the kits. */
const foundation = layers('platform', 'contract', 'util', 'engine', 'data', 'ui', 'routing');
const plainBans = [
  'react',
  'react-dom',
  'react-dom/*',
  '@mantine/*',
  '@tanstack/react-router',
  '@lingui/react',
];

/** Allowed dependencies of each layer; docs/architecture.md has the reasons. */
export const depConstraints = [
  { sourceTag: 'type:platform', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:contract', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:util', onlyDependOnLibsWithTags: layers('contract', 'platform') },
  { sourceTag: 'type:engine', onlyDependOnLibsWithTags: layers('contract', 'platform') },
  { sourceTag: 'type:data', onlyDependOnLibsWithTags: layers('contract', 'util', 'platform') },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: layers('contract', 'util', 'platform') },
  { sourceTag: 'type:routing', onlyDependOnLibsWithTags: layers('contract', 'util', 'platform') },
  { sourceTag: 'type:kit', onlyDependOnLibsWithTags: [...foundation, ...layers('kit', 'testing')] },
  {
    sourceTag: 'type:shared-feature',
    onlyDependOnLibsWithTags: [...foundation, ...layers('kit', 'shared-feature', 'testing')],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: [...foundation, ...layers('kit', 'shared-feature', 'testing')],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [...foundation, ...layers('kit', 'shared-feature', 'feature', 'testing')],
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [...foundation, ...layers('kit')] },
  { sourceTag: 'type:server-base', onlyDependOnLibsWithTags: layers('contract', 'engine', 'server-base') },
  {
    sourceTag: 'type:server-domain',
    onlyDependOnLibsWithTags: layers('contract', 'engine', 'server-base', 'server-domain'),
  },
  {
    sourceTag: 'type:server',
    onlyDependOnLibsWithTags: layers('contract', 'engine', 'server-base', 'server-domain'),
  },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: layers('contract', 'util') },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'runs:plain', bannedExternalImports: plainBans },
  {
    sourceTag: 'runs:embed',
    bannedExternalImports: plainBans,
    notDependOnLibsWithTags: layers('routing', 'feature', 'shared-feature', 'kit', 'ui'),
  },
  { sourceTag: 'runs:node', bannedExternalImports: ['react', 'react-dom', '@mantine/*', 'ky'] },
];
