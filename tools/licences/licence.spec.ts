import { expect, it } from 'vitest';
import { isBinding, licenceOf } from './licence.mjs';

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'ISC' } }, 'ISC'],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] }, 'MIT OR GPL-2.0'],
  [{}, 'unknown'],
])('reads %j as %s', (manifest, licence) => {
  expect(licenceOf(manifest)).toBe(licence);
});

it.each(['GPL-3.0-only', 'AGPL-3.0', '(GPL-2.0 OR AGPL-3.0)', 'unknown'])(
  'treats %s as binding',
  (licence) => {
    expect(isBinding(licence)).toBe(true);
  },
);

it.each(['MIT', 'LGPL-3.0', 'GPL-2.0 OR MIT', 'Apache-2.0', 'BlueOak-1.0.0'])('accepts %s', (licence) => {
  expect(isBinding(licence)).toBe(false);
});
