const everyLayer = ['platform', 'contract', 'util', 'engine', 'data', 'ui', 'routing', 'kit', 'feature'].map(
  (t) => `type:${t}`,
);
/** @param {string[]} types */
const layers = (...types) => types.map((type) => `type:${type}`);
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
  {
    sourceTag: 'type:kit',
    onlyDependOnLibsWithTags: everyLayer.filter((layer) => layer !== 'type:feature'),
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: everyLayer.filter((layer) => layer !== 'type:feature'),
  },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: everyLayer },
  { sourceTag: 'type:server', onlyDependOnLibsWithTags: layers('contract', 'engine') },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: layers('contract', 'util') },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'runs:plain', bannedExternalImports: plainBans },
  {
    sourceTag: 'runs:embed',
    bannedExternalImports: plainBans,
    notDependOnLibsWithTags: layers('routing', 'feature', 'kit', 'ui'),
  },
  { sourceTag: 'runs:node', bannedExternalImports: ['react', 'react-dom', '@mantine/*', 'ky'] },
];
