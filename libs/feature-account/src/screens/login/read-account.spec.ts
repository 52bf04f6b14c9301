import { describe, expect, it } from 'vitest';
import { readAccount } from './read-account.ts';

describe('readAccount', () => {
  it.each([
    '13800138000',
    ' 138-0013 8000 ',
    '１３８００１３８０００',
    '+86 138 0013 8000',
    '+8613800138000',
  ])('reads %s as a phone number', (input) => expect(readAccount(input)).toBe('13800138000'));

  it('reads an e-mail address', () => {
    expect(readAccount(' libai@qingyin.example ')).toBe('libai@qingyin.example');
  });

  it.each(['', '李白', 'libai@', 'libai@qingyin', 'a b@c.d', '1234', '+442079460000', '138 0013 800x'])(
    'rejects "%s"',
    (input) => expect(readAccount(input)).toBeNull(),
  );
});
