import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

describe('readPhone', () => {
  it.each([
    '13800138000',
    ' 138-0013 8000 ',
    '１３８００１３８０００',
    '+86 138 0013 8000',
    '008613800138000',
  ])('reads %s as a Chinese number', (input) => expect(readPhone(input, '86')).toBe('13800138000'));

  it('checks the pattern of Chinese numbers and the length of others', () => {
    expect(readPhone('12345678', '86')).toBeNull();
    expect(readPhone('9123 4567', '852')).toBe('91234567');
    expect(readPhone('+852 9123 4567', '852')).toBe('91234567');
    expect(readPhone('1234', '852')).toBeNull();
  });

  it.each(['', '李白', '+44 7946 0958x'])('rejects "%s"', (input) =>
    expect(readPhone(input, '44')).toBeNull(),
  );
});
