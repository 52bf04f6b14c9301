import { expect, it } from 'vitest';
import { applySearchChange } from './use-search-change.ts';

it('keeps a choice that was made after the shown address', () => {
  expect(applySearchChange({ area: '7' }, {}, { type: '3' })).toEqual({ area: '7', type: '3' });
});

it('removes what the choice removes, such as the page number, and keeps the rest', () => {
  const shown = { area: '7', page: 2 };
  expect(applySearchChange({ area: '8', page: 2 }, shown, { area: '7', order: 'new' })).toEqual({
    area: '8',
    page: undefined,
    order: 'new',
  });
});
