import { expect, it } from 'vitest';
import { queryOf, readAddress } from './address.ts';

it('reads what it wrote', () => {
  const address = {
    entry: 'ui/Button',
    state: 'with an icon & more',
    theme: 'dark',
    language: 'ar-EG',
    width: 'phone',
  } as const;
  expect(readAddress(queryOf(address))).toEqual(address);
});

it('leaves default values out', () => {
  expect(queryOf({ ...readAddress(''), entry: 'ui/Button' })).toBe('?entry=ui/Button');
});

it('replaces unknown values by defaults', () => {
  expect(readAddress('?theme=pink&language=xx&width=9')).toEqual(readAddress(''));
});
