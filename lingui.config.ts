import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { catalog, linguiBase, parts } from './tools/i18n/catalogs.mjs';

/** By a process of its own: Lingui reads its configuration synchronously, and the module graph is found asynchronously. */
const sources = JSON.parse(
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('./tools/i18n/catalog-sources.mjs', import.meta.url))],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    },
  ),
) as Record<string, string[]>;

/** For extraction: two catalogs a locale, the texts of the first view and all others (docs/web-client.md, "Languages"). */
export default defineConfig({
  ...linguiBase,
  catalogs: parts.map((part) =>
    catalog(
      part,
      (sources[part] ?? []).map((path) => `<rootDir>/${path}`),
    ),
  ),
});
