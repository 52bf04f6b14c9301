import { Advice } from '../lib/stages.mjs';

/**
 * The stages that `--only a,b` (or `--only=a,b`) asks for; all of them without it.
 * @template {{ group: string }} S
 * @param {readonly string[]} args
 * @param {readonly S[]} all
 * @returns {readonly S[]}
 */
export function readOnly(args, all) {
  const at = args.findIndex((arg) => arg === '--only' || arg.startsWith('--only='));
  if (at < 0) return all;
  const value = args[at]?.includes('=') === true ? args[at].split('=')[1] : args[at + 1];
  const groups = (value ?? '').split(',').filter((name) => name !== '');
  const known = all.map((stage) => stage.group);
  const unknown = groups.filter((name) => !known.includes(name));
  if (groups.length === 0 || unknown.length > 0) {
    throw new Advice(`--only takes one or more of ${known.join(',')} (got: ${value ?? 'nothing'}).`);
  }
  return all.filter((stage) => groups.includes(stage.group));
}
