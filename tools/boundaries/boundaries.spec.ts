import { beforeAll, describe, expect, it } from 'vitest';
import { depConstraints } from '../lint/dep-constraints.mjs';
import { boundaryCases } from './cases.ts';
import { createVirtualLinter, type Finding } from './lint-virtual.ts';

let lint: (path: string, code: string) => Promise<Finding[]>;
beforeAll(async () => {
  lint = await createVirtualLinter();
});

describe.each(boundaryCases)('$name', ({ file, bad, good, rule, message }) => {
  it('reports a violation with a reason', async () => {
    const findings = await lint(file, bad);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(message);
  });

  it('allows the legal counterpart', async () => {
    expect(await lint(file, good)).toEqual([]);
  });
});

it('every constraint that forbids anything has an example', () => {
  const sources = boundaryCases.map(({ message }) => message.source).join('\n');
  // Apps may use every library.
  const tags = depConstraints.map(({ sourceTag }) => sourceTag).filter((tag) => tag !== 'type:app');
  expect(tags.filter((tag) => !sources.includes(`"${tag}"`))).toEqual([]);
});

describe('exceptions', () => {
  const react = "import { useState } from 'react';\nexport const used = useState;";

  it('allows session/react.ts to import React', async () => {
    expect(await lint('libs/session/src/react.ts', react)).toEqual([]);
  });

  it('allows http-client to import ky', async () => {
    expect(
      await lint('libs/http-client/src/virtual.ts', "import ky from 'ky';\nexport const used = ky;"),
    ).toEqual([]);
  });

  it('allows the test page and device-storage to use browser storage', async () => {
    const code = 'export const used = localStorage;';
    expect(await lint('apps/web/src/test-page/virtual.ts', code)).toEqual([]);
    expect(await lint('libs/device-storage/src/virtual.ts', code)).toEqual([]);
  });

  it('allows query keys in key files and specs', async () => {
    const code = "export const used = { queryKey: ['music'] };";
    expect(await lint('libs/data-music/src/keys.ts', code)).toEqual([]);
    expect(await lint('libs/data-music/src/virtual-keys.ts', code)).toEqual([]);
    expect(await lint('libs/data-music/src/virtual.spec.ts', code)).toEqual([]);
  });

  it('allows specs to import test code', async () => {
    const code = "import { thing } from '@qingyin/contract/testing';\nexport const used = thing;";
    expect(await lint('libs/data-music/src/virtual.spec.ts', code)).toEqual([]);
  });
});
