import { beforeAll, describe, expect, it } from 'vitest';
import { depConstraints } from '../lint/dep-constraints.mjs';
import { boundaryCases } from './cases.ts';
import { createVirtualLinter, type Finding } from './lint-virtual.ts';

let lint: (path: string, code: string) => Promise<Finding[]>;
beforeAll(async () => {
  lint = await createVirtualLinter();
});

describe.each(boundaryCases)('$name', ({ file, bad, good, rule, message }) => {
  it('is refused with a reason', async () => {
    const findings = await lint(file, bad);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(findings.map((finding) => finding.message).join('\n')).toMatch(message);
  });

  it('lets its allowed twin through', async () => {
    expect(await lint(file, good)).toEqual([]);
  });
});

it('have an example for each constraint that refuses anything', () => {
  const sources = boundaryCases.map(({ message }) => message.source).join('\n');
  // Apps may use every library.
  const tags = depConstraints.map(({ sourceTag }) => sourceTag).filter((tag) => tag !== 'type:app');
  expect(tags.filter((tag) => !sources.includes(`"${tag}"`))).toEqual([]);
});

describe('exceptions', () => {
  const react = "import { useState } from 'react';\nexport const used = useState;";

  it('lets the one file of session that is for React import it', async () => {
    expect(await lint('libs/session/src/react.ts', react)).toEqual([]);
  });

  it('lets http-client import ky', async () => {
    expect(
      await lint('libs/http-client/src/virtual.ts', "import ky from 'ky';\nexport const used = ky;"),
    ).toEqual([]);
  });

  it('lets the test page and device-storage touch the storages of the browser', async () => {
    const code = 'export const used = localStorage;';
    expect(await lint('apps/web/src/test-page/virtual.ts', code)).toEqual([]);
    expect(await lint('libs/device-storage/src/virtual.ts', code)).toEqual([]);
  });

  it('lets files of keys and specs write query keys', async () => {
    const code = "export const used = { queryKey: ['music'] };";
    expect(await lint('libs/data-music/src/keys.ts', code)).toEqual([]);
    expect(await lint('libs/data-music/src/virtual-keys.ts', code)).toEqual([]);
    expect(await lint('libs/data-music/src/virtual.spec.ts', code)).toEqual([]);
  });

  it('lets specs import test helpers', async () => {
    const code = "import { thing } from '@qingyin/contract/testing';\nexport const used = thing;";
    expect(await lint('libs/data-music/src/virtual.spec.ts', code)).toEqual([]);
  });
});
