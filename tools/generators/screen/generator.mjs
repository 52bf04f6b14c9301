import { formatFiles } from '@nx/devkit';
import { kebabCase, pascalCase, readText, replaceOnce } from '../names.mjs';

/**
 * Adds the screen of a route of libs/routing: folder, component, route entry and spec, and its rows in the
 * library's tables of screens, loaders and screen modules.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ lib: string, path: string }} options
 */
export default async function screenGenerator(tree, { lib, path }) {
  const name = pascalCase(path);
  const folder = `libs/${lib}/src/screens/${kebabCase(path)}`;
  if (tree.exists(folder)) throw new Error(`${folder} exists already`);
  const part = `${lib.replace('feature-', '')}-`;
  const tableFile = `libs/${lib}/src/screens.ts`;
  const loadersFile = `libs/${lib}/src/${part}loaders.ts`;
  const lazyRoutesFile = `libs/${lib}/src/${part}lazy-routes.ts`;

  const table = after(readText(tree, tableFile), /Screens = \{/, `'${path}': screen('${path}'),`, tableFile);
  const known = replaceOnce(
    readText(tree, loadersFile),
    /export type LoadedRoute =\s*\|?/,
    `export type LoadedRoute = | '${path}' |`,
    `${loadersFile} has no type \`LoadedRoute\``,
  );
  const loaders = after(
    known,
    /loaders: ScreenLoads<LoadedRoute> = \{/,
    `'${path}': () => undefined,`,
    loadersFile,
  );
  const lazyRoutes = after(
    readText(tree, lazyRoutesFile),
    /lazyRoutes: ScreenViews<LoadedRoute> = \{/,
    `'${path}': () => import('./screens/${kebabCase(path)}/route.tsx').then(({ route }) => route),`,
    lazyRoutesFile,
  );
  tree.write(tableFile, table);
  tree.write(loadersFile, loaders);
  tree.write(lazyRoutesFile, lazyRoutes);
  for (const [file, text] of Object.entries(files(name, path))) tree.write(`${folder}/${file}`, text);
  await formatFiles(tree);
}

/** @param {string} text @param {RegExp} head @param {string} line @param {string} file */
const after = (text, head, line, file) =>
  replaceOnce(text, head, `${head.exec(text)?.[0] ?? ''}\n${line}`, `${file} has no ${head.source}`);

/** @param {string} name @param {string} path @returns {Record<string, string>} */
const files = (name, path) => ({
  'route.tsx': `import { createLazyRoute } from '@qingyin/routing';
import { ${name} } from './${name}.tsx';

export const route = createLazyRoute('${path}')({ component: ${name} });
`,
  [`${name}.tsx`]: `import { useLingui } from '@lingui/react/macro';
import styles from './${name}.module.css';

/** Screen of ${path} (docs/specification/routes.md). */
export function ${name}() {
  const { t } = useLingui();
  return (
    <section className={styles.page}>
      <h1>{t\`${name}\`}</h1>
    </section>
  );
}
`,
  [`${name}.module.css`]: `.page {
  padding-inline: var(--qy-gutter);
}
`,
  [`${name}.spec.tsx`]: `import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

it('has one heading that names the page', () => {
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  render(<${name} />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
`,
});
