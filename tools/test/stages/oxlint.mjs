import { binOf } from '../../lib/package-bin.mjs';
import { at } from '../../lib/root.mjs';
import { node } from '../../lib/run.mjs';

/**
 * @typedef {object} OxlintFinding
 * @property {string} file relative to the repository's root, `/` between folders; '' for a failure of oxlint itself
 * @property {number} line 0 where there is none
 * @property {string} rule like `import(no-cycle)`; '' for a file that cannot be parsed
 * @property {string} message
 *
 * @typedef {object} Diagnostic what `-f json` prints of each finding, as far as it is read here
 * @property {string} message
 * @property {'error' | 'warning' | 'advice'} severity
 * @property {string} filename
 * @property {string} [code]
 * @property {string} [note] for a cycle its modules
 * @property {{ span: { line: number } }[]} labels
 */

/** With a garbage collector that starts late, tsgolint takes two thirds of the time and less memory. */
const GARBAGE_LATER = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * Runs the rules of `.oxlintrc.json`, with types.
 * @param {readonly string[]} paths relative to the repository's root, or absolute
 * @returns {Promise<OxlintFinding[]>}
 */
export async function oxlint(paths) {
  const { code, output } = await node(
    [
      binOf('oxlint'),
      '--type-aware',
      ...['--config', at('.oxlintrc.json')],
      ...['--tsconfig', at('tsconfig.base.json')],
      ...['--format', 'json'],
      ...paths,
    ],
    { quiet: true, env: GARBAGE_LATER },
  );
  const findings = findingsOf(output);
  if (findings !== null && (findings.length > 0 || code === 0)) return findings;
  return [{ file: '', line: 0, rule: '', message: output.trim() || `oxlint: exit code ${code}` }];
}

/**
 * The errors in what `oxlint --format json` printed; null where that is no such output.
 * @param {string} output
 * @returns {OxlintFinding[] | null}
 */
export function findingsOf(output) {
  /** @type {{ diagnostics?: Diagnostic[] }} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return null;
  }
  return (report.diagnostics ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ filename, labels, code = '', message, note }) => ({
      file: filename.replaceAll('\\', '/'),
      line: labels[0]?.span.line ?? 0,
      rule: code,
      message: note === undefined ? message : `${message}\n${note}`,
    }));
}
