import { expect, it } from 'vitest';
import { bareAddress } from './address.ts';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:80', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['', ''],
])('normalizes %j to %j', (text, address) => {
  expect(bareAddress(text)).toBe(address);
});
