import { defineConfig } from '@lingui/cli';
import { catalog, linguiBase, parts } from '../i18n/catalogs.mjs';

/**
 * Lingui configuration for builds and tests, which read catalogs and extract none: without the source list, which
 * takes seconds to compute.
 */
export default defineConfig({ ...linguiBase, catalogs: parts.map((part) => catalog(part, [])) });
