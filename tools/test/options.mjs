import { parseArgs } from 'node:util';
import { Advice } from '../lib/stages.mjs';

/**
 * @typedef {object} TestOptions
 * @property {readonly string[]} only groups of stages to run; empty: all
 * @property {string | undefined} changed run only what this revision and the working tree differ in; undefined: everything
 * @property {boolean} times write `docs/audit/times.md`
 */

/**
 * Options of `npm test` and `npm run audit`.
 * @param {readonly string[]} args
 * @param {readonly string[]} groups
 * @returns {TestOptions}
 * @throws {Advice} when they are not of the form
 */
export function readOptions(args, groups) {
  const { only, ...rest } = parse(args);
  const wanted = (only ?? '').split(',').filter((name) => name !== '');
  const unknown = wanted.filter((name) => !groups.includes(name));
  if (only !== undefined && (wanted.length === 0 || unknown.length > 0))
    throw new Advice(`--only takes one or more of ${groups.join(',')} (got: ${only || 'nothing'}).`);
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
    throw new Advice(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const USAGE = 'Options: --only GROUP[,GROUP…], --changed [--base REVISION], --times';
