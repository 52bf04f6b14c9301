import { formatFiles } from '@nx/devkit';
import { kebabCase, pascalCase, readText, replaceOnce } from '../names.mjs';

/**
 * Gives a route of libs/routing its screen: folder, component, route entry and spec, and turns the library's
 * `unbuilt()` row into one that loads it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ lib: string, path: string }} options
 */
export default async function screenGenerator(tree, { lib, path }) {
  const name = pascalCase(path);
  const folder = `libs/${lib}/src/screens/${kebabCase(path)}`;
  const tableFile = `libs/${lib}/src/screens.ts`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);

  const row = `'${path}': unbuilt()`;
  const built = `'${path}': defineScreen('${path}', {
    view: () => import('./screens/${kebabCase(path)}/route.tsx').then((m) => m.route),
  })`;
  let table = replaceOnce(
    readText(tree, tableFile),
    row,
    built,
    `${tableFile} has no row ${row}: the route must stand in libs/routing and be unbuilt here`,
  );
  if (!/\bdefineScreen\b.*from/.test(table)) {
    table = replaceOnce(table, 'import { ', 'import { defineScreen, ', `${tableFile} imports nothing`);
  }
  if (!/unbuilt\(\)/.test(table)) table = table.replace(/\bunbuilt, |, unbuilt\b/, '');
  tree.write(tableFile, table);

  for (const [file, text] of Object.entries(files(name, path))) tree.write(`${folder}/${file}`, text);
  await formatFiles(tree);
}

/** @param {string} name @param {string} path @returns {Record<string, string>} */
const files = (name, path) => ({
  'route.tsx': `import { createLazyRoute } from '@qingyin/routing';
import { ${name} } from './${name}.tsx';

export const route = createLazyRoute('${path}')({ component: ${name} });
`,
  [`${name}.tsx`]: `import { useLingui } from '@lingui/react/macro';
import styles from './${name}.module.css';

/** ${path} (screens.md). */
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
