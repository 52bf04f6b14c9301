import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/** One finding, reduced to what a rule about boundaries is asserted by. */
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
  'react-hooks/rules-of-hooks',
]);

/**
 * Lints source text as if it stood at `path`, with the repository's real configuration, and answers with
 * the findings of the rules that guard boundaries. The file need not exist; its project must.
 */
export async function createVirtualLinter(): Promise<(path: string, code: string) => Promise<Finding[]>> {
  // The rule reads the cached graph and stays silent without one, so it is made first.
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
