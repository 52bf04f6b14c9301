import { expect, it } from 'vitest';
import { connectionsFor, descriptorLimit } from './descriptors.ts';

const limits = (soft: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax processes             7                    7                    processes \nMax open files            ${soft}                 4096                 files     \n`;

it('the limit of open files is the soft one', () => {
  expect([descriptorLimit(limits('600')), descriptorLimit(limits('unlimited'))]).toEqual([600, Infinity]);
});

it('is 1024 where the system does not say', () => {
  expect([descriptorLimit(''), descriptorLimit('Max open files x')]).toEqual([1024, 1024]);
  expect(descriptorLimit()).toBeGreaterThan(0);
});

it('half of what is not reserved is for connections', () => {
  expect([64, 600, 1024, 1_048_576, Infinity].map(connectionsFor)).toEqual([32, 236, 448, 10_000, 10_000]);
});
