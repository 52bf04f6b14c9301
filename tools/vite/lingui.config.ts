import { defineConfig } from '@lingui/cli';
import { catalog, linguiBase, parts } from '../i18n/catalogs.mjs';

/** For builds and tests, which read catalogs and extract none: without the sources, whose list takes seconds to find. */
export default defineConfig({ ...linguiBase, catalogs: parts.map((part) => catalog(part, [])) });
