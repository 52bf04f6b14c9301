import { describe, expect, it } from 'vitest';
import { checkNode, covers } from './install.mjs';

describe('checkNode', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('accepts %s', (version) => {
    expect(checkNode(version)).toContain(version);
  });

  it.each(['18.20.0', '20.18.9'])('rejects %s with advice', (version) => {
    expect(() => checkNode(version)).toThrow(/20\.19 or newer.*nodejs\.org/);
  });
});

describe('covers', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it('accepts additional packages and missing optional ones', () => {
    expect(
      covers(wanted, { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/x': {} } }),
    ).toBe(true);
  });

  it.each([
    ['a missing package', {}],
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'another version of an optional package',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
    ],
  ])('rejects %s', (_, packages) => {
    expect(covers(wanted, { packages })).toBe(false);
  });
});
