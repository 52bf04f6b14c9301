import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oxlint } from '../test/stages/oxlint.mjs';

interface OxlintCase {
  name: string;
  /** Files that must be refused … */
  bad: Record<string, string>;
  rule: string;
  message: RegExp;
  /** … and what lets them through when it replaces `a.ts`. */
  good: string;
}

/** The rules of `.oxlintrc.json` as sentences that oxlint must say. */
const cases: readonly OxlintCase[] = [
  {
    name: 'modules form no cycle, by types neither',
    bad: {
      'a.ts': "import type { B } from './b.ts';\nexport interface A {\n  b: B | null;\n}",
      'b.ts': "import type { A } from './a.ts';\nexport interface B {\n  a: A | null;\n}",
    },
    rule: 'import(no-cycle)',
    message: /Dependency cycle detected[\s\S]*a\.ts/,
    good: 'export interface A {\n  b: null;\n}',
  },
  {
    name: 'no promise is left alone',
    bad: { 'a.ts': 'const save = async (): Promise<void> => {};\nsave();' },
    rule: 'typescript(no-floating-promises)',
    message: /Promises must be awaited/,
    good: 'const save = async (): Promise<void> => {};\nvoid save();',
  },
  {
    name: 'what waits for nothing gets no promise',
    bad: { 'a.ts': '[1].forEach(async () => {\n  await Promise.resolve();\n});' },
    rule: 'typescript(no-misused-promises)',
    message: /Promise returned in function argument/,
    good: '[1].forEach(() => {\n  void Promise.resolve();\n});',
  },
];

describe.each(cases)('$name', ({ bad, rule, message, good }) => {
  it('is refused with a reason', async () => {
    const findings = await lintFiles(bad);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(message);
  });

  it('lets its allowed twin through', async () => {
    expect(await lintFiles({ ...bad, 'a.ts': good })).toEqual([]);
  });
});

/** Lints files in a folder of their own with the repository's real configuration. */
async function lintFiles(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'qingyin-oxlint-'));
  try {
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), `${code}\n`);
    return await oxlint([folder]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
