import { duration } from '../lib/text-format.mjs';
import { reasonOf } from './records.mjs';

/** @typedef {import('./records.mjs').TestRecord} TestRecord */

const SLOWEST = 50;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {readonly (readonly string[])[]} rows the first is the head */
export function markdownTable([head = [], ...rows]) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

/** @param {readonly TestRecord[]} records */
const total = (records) => records.reduce((ms, record) => ms + record.ms, 0);

/**
 * Time of a run as Markdown: its stages, its projects, its slowest tests.
 * @param {readonly { name: string, ms: number, records: readonly TestRecord[] }[]} stages
 * @param {{ day: string, wholeMs: number, machine: string }} run
 */
export function timesTable(stages, { day, wholeMs, machine }) {
  const records = stages.flatMap((stage) => stage.records);
  const projects = stages.flatMap(({ name, records: own }) =>
    [...new Set(own.map(({ project }) => project))].map((project) => {
      const tests = own.filter((record) => record.project === project);
      return { name, project, tests: tests.length, ms: total(tests) };
    }),
  );
  const slowest = [...records].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    '# Where the time of `npm test` goes',
    `Written by \`npm test -- --times\` on ${day}, ${machine}: ${duration(wholeMs)} in all. Stages run in parallel, so ` +
      'that their times add up to more than the total; the times of tests are their own.',
    '## Stages',
    markdownTable([
      ['stage', 'time', 'tests'],
      ...stages.map(({ name, ms, records: own }) => [name, duration(ms), String(own.length)]),
    ]),
    '## Projects',
    markdownTable([
      ['stage', 'project', 'tests', 'time'],
      ...projects
        .filter(({ ms }) => ms > 0)
        .sort((a, b) => b.ms - a.ms)
        .map(({ name, project, tests, ms }) => [name, project, String(tests), duration(ms)]),
    ]),
    `## The ${SLOWEST} slowest tests`,
    markdownTable([
      ['project', 'file', 'test', 'time'],
      ...slowest.map(({ project, file, name, ms }) => [project, file, name, duration(ms)]),
    ]),
    '',
  ].join('\n\n');
}

/**
 * Unsteady tests as rows of `docs/audit/unsteady.md`, with an empty cause.
 * @param {readonly TestRecord[]} unsteady
 * @param {string} day
 */
export const unsteadyRows = (unsteady, day) =>
  unsteady.map((record) => {
    const { project, file, name } = record;
    return `| ${[day, project, file, name, reasonOf(record)].map(cell).join(' | ')} | |`;
  });
