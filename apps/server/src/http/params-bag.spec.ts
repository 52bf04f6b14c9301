import { describe, expect, it } from 'vitest';
import { paramsBag, parseCookieParam } from './params-bag.ts';

describe('the bag of parameters', () => {
  it('lets the body override the query and the query the cookies', () => {
    const bag = paramsBag({
      cookies: { id: '1', os: 'pc' },
      query: { id: '2', limit: '5' },
      body: { id: '3' },
    });
    expect({ ...bag }).toEqual({ id: '3', os: 'pc', limit: '5' });
  });
  it('keeps the last of a repeated name', () => {
    expect(paramsBag({ cookies: undefined, query: { id: ['1', '2'] }, body: undefined })['id']).toBe('2');
  });
  it('has no inherited names', () => {
    expect(paramsBag({ cookies: undefined, query: {}, body: undefined })['constructor']).toBeUndefined();
  });
  it('ignores bodies that are no set of fields', () => {
    expect({ ...paramsBag({ cookies: undefined, query: { a: '1' }, body: ['x'] }) }).toEqual({ a: '1' });
    expect({ ...paramsBag({ cookies: undefined, query: { a: '1' }, body: Buffer.from('x') }) }).toEqual({
      a: '1',
    });
  });
});

describe('the cookie parameter', () => {
  const cookies = { MUSIC_U: 'abc', __csrf: 'def' };
  const text = 'MUSIC_U=abc; Max-Age=15552000; Path=/;;__csrf=def; Path=/;';
  it('is read as the contract hands it out', () => {
    expect(parseCookieParam(text)).toMatchObject(cookies);
  });
  it('may be encoded once more', () => {
    expect(parseCookieParam(encodeURIComponent(text))).toMatchObject(cookies);
  });
  it('drops pairs with more than one equals sign', () => {
    expect(parseCookieParam('MUSIC_U=a=b; os=pc')).toEqual({ os: 'pc' });
  });
  it.each([undefined, '', 5, '%E0%A4%A', ';;;', '='])('makes nothing of %j', (value) => {
    expect(parseCookieParam(value)).toEqual({});
  });
});
