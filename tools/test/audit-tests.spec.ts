import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { binOf } from '../lib/package-bin.mjs';
import { at } from '../lib/root.mjs';

it('can list the browser tests of the audit, whose titles are distinct in all combinations', () => {
  const listed = execFileSync(
    process.execPath,
    [
      ...[binOf('@playwright/test', 'playwright'), 'test', '--list'],
      ...['-c', at('e2e', 'web', 'playwright.config.ts')],
    ],
    { env: { ...process.env, QINGYIN_AUDIT: '1' }, encoding: 'utf8' },
  );
  expect(listed).toMatch(/^Total: \d{4} tests/m);
});
