import { parseArgs } from 'node:util';
import { AdviceError } from '../lib/progress-stages.mjs';

/**
 * @typedef {object} TestOptions
 * @property {readonly string[]} only groups of stages to run; empty means all
 * @property {string | undefined} changed run only tests of changes since this revision; undefined means all
 * @property {boolean} times write `docs/audit/times.md`
 */

/**
 * Parses the options of `npm test` and `npm run audit`.
 * @param {readonly string[]} args
 * @param {readonly string[]} groups
 * @returns {TestOptions}
 * @throws {AdviceError} if they are invalid
 */
export function readOptions(args, groups) {
  const { only, ...rest } = parse(args);
  const wanted = (only ?? '').split(',').filter((name) => name !== '');
  const unknown = wanted.filter((name) => !groups.includes(name));
  if (only !== undefined && (wanted.length === 0 || unknown.length > 0))
    throw new AdviceError(`--only takes one or more of ${groups.join(',')} (got: ${only || 'nothing'}).`);
  return { only: wanted, changed: rest.changed ? rest.base : undefined, times: rest.times };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean', default: false },
        base: { type: 'string', default: 'HEAD' },
        times: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new AdviceError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const USAGE = 'Options: --only GROUP[,GROUP…], --changed [--base REVISION], --times';
