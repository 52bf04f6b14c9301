import { describe, expect, it } from 'vitest';
import { mergeRequestParams, parseCookieParam } from './request-params.ts';

describe('mergeRequestParams', () => {
  it('gives the body precedence over the query, and the query over cookies', () => {
    const params = mergeRequestParams({
      cookies: { id: '1', os: 'pc' },
      query: { id: '2', limit: '5' },
      body: { id: '3' },
    });
    expect({ ...params }).toEqual({ id: '3', os: 'pc', limit: '5' });
  });
  it('uses the last value of a repeated name', () => {
    expect(mergeRequestParams({ cookies: undefined, query: { id: ['1', '2'] }, body: undefined })['id']).toBe(
      '2',
    );
  });
  it('keeps strings, numbers, booleans and bytes, and drops nested values', () => {
    const bytes = Buffer.from('x');
    const body = {
      a: { valueOf: 1, toString: 1 },
      b: [[1]],
      c: null,
      d: 0,
      e: false,
      f: '',
      g: [1, 2],
      h: bytes,
    };
    const params = { ...mergeRequestParams({ cookies: undefined, query: undefined, body }) };
    expect(params).toEqual({ d: 0, e: false, f: '', g: 2, h: bytes });
  });
  it('returns an object without a prototype, safe for __proto__', () => {
    const params = mergeRequestParams({
      cookies: undefined,
      query: JSON.parse('{"__proto__":"x"}'),
      body: undefined,
    });
    expect(Object.getPrototypeOf(params)).toBeNull();
    expect(Object.getPrototypeOf({ ...params })).toBe(Object.prototype);
  });
  it.each(['a\0b', '\0', 'a\uD800', '\uDC00b'])('refuses %j, which databases cannot store', (text) => {
    const refused = expect.objectContaining({ code: 400 });
    const mergedParams = (query: object, cookies?: object) => () =>
      mergeRequestParams({ cookies, query, body: undefined });
    expect(mergedParams({ a: text })).toThrow(refused);
    expect(mergedParams({ [text]: 'a' })).toThrow(refused);
    expect(mergedParams({}, { a: text })()).toEqual({});
    expect(mergedParams({ a: '明月 😀' })).not.toThrow();
  });
  it('refuses more than 500 fields', () => {
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, '1']));
    expect(() => mergeRequestParams({ cookies: undefined, query: undefined, body: many })).toThrow();
  });
  it('has no inherited properties', () => {
    expect(
      mergeRequestParams({ cookies: undefined, query: {}, body: undefined })['constructor'],
    ).toBeUndefined();
  });
  it('ignores bodies that are not objects', () => {
    expect({ ...mergeRequestParams({ cookies: undefined, query: { a: '1' }, body: ['x'] }) }).toEqual({
      a: '1',
    });
    expect({
      ...mergeRequestParams({ cookies: undefined, query: { a: '1' }, body: Buffer.from('x') }),
    }).toEqual({
      a: '1',
    });
  });
});

describe('parseCookieParam', () => {
  const cookies = { MUSIC_U: 'abc', __csrf: 'def' };
  const text = 'MUSIC_U=abc; Max-Age=15552000; Path=/;;__csrf=def; Path=/;';
  it('parses the format of the contract', () => {
    expect(parseCookieParam(text)).toMatchObject(cookies);
  });
  it('accepts a value that is still percent-encoded', () => {
    expect(parseCookieParam(encodeURIComponent(text))).toMatchObject(cookies);
  });
  it('drops pairs with more than one equals sign', () => {
    expect(parseCookieParam('MUSIC_U=a=b; os=pc')).toEqual({ os: 'pc' });
  });
  it.each([undefined, '', 5, '%E0%A4%A', ';;;', '='])('returns no cookies for %j', (value) => {
    expect(parseCookieParam(value)).toEqual({});
  });
});
