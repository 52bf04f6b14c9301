import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** Lint finding, reduced to what the boundary specs assert. */
export interface Finding {
  rule: string;
  message: string;
}

const BOUNDARY_RULES = new Set([
  '@nx/enforce-module-boundaries',
  'no-restricted-globals',
  'no-restricted-imports',
  'no-restricted-properties',
  'no-restricted-syntax',
  'glossary/replaced-terms',
  'react-hooks/rules-of-hooks',
]);

/**
 * Creates a function that lints source text as if it were at `path`, with the repository's real configuration. It
 * returns the findings of boundary rules. The file need not exist; its project must.
 */
export async function createVirtualLinter(): Promise<(path: string, code: string) => Promise<Finding[]>> {
  // The rule reads the cached project graph and reports nothing without one, so the graph is created first.
  process.env['NX_DAEMON'] = 'false';
  await createProjectGraphAsync({ exitOnError: false });
  const eslint = new ESLint({ cwd: root });
  return async (path, code) => {
    const results = await eslint.lintText(`${code}\n`, { filePath: join(root, path) });
    return results
      .flatMap((result) => result.messages)
      .filter(({ ruleId, fatal }) => fatal === true || (ruleId !== null && BOUNDARY_RULES.has(ruleId)))
      .map(({ ruleId, message }) => ({ rule: ruleId ?? 'parser', message }));
  };
}
