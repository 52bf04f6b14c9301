import { expect, it } from 'vitest';
import { connectionsFor, descriptorLimit } from './descriptors.ts';

const limits = (soft: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax processes             7                    7                    processes \nMax open files            ${soft}                 4096                 files     \n`;

it('reads the soft limit of open files', () => {
  expect([descriptorLimit(limits('600')), descriptorLimit(limits('unlimited'))]).toEqual([600, Infinity]);
});

it('assumes 1024 when the system reports no limit', () => {
  expect([descriptorLimit(''), descriptorLimit('Max open files x')]).toEqual([1024, 1024]);
  expect(descriptorLimit()).toBeGreaterThan(0);
});

it('uses half of the unreserved descriptors for connections, within bounds', () => {
  expect([64, 600, 1024, 1_048_576, Infinity].map(connectionsFor)).toEqual([32, 236, 448, 10_000, 10_000]);
});
