import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenIds, shortestIds } from './short-message-ids.mts';

const id = fc.stringMatching(/^[ab+/]{6}$/);

describe('short ids of texts', () => {
  it('are beginnings of the ids, each another one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 60 }), (ids) => {
        const short = shortestIds(ids);
        expect([...short.keys()].sort()).toEqual([...ids].sort());
        expect(new Set(short.values()).size).toBe(ids.length);
        for (const [whole, part] of short) expect(whole.startsWith(part)).toBe(true);
      }),
    );
  });

  it('replace whole literals of code and catalogs only', () => {
    const short = shortestIds(['abcdef', 'abcxyz', 'zz+/12']);
    expect(shortenIds('i18n._({ id: "abcdef" }); label("abcdefg", abcxyz)', short)).toBe(
      'i18n._({ id: "abcd" }); label("abcdefg", abcxyz)',
    );
    expect(shortenIds(`JSON.parse('{"abcxyz":["x"],"zz+/12":["abc"]}')`, short)).toBe(
      `JSON.parse('{"abcx":["x"],"zz+":["abc"]}')`,
    );
    expect(shortenIds(String.raw`JSON.parse("{\"abcxyz\":[\"x\"]}")`, short)).toBe(
      String.raw`JSON.parse("{\"abcx\":[\"x\"]}")`,
    );
  });
});
