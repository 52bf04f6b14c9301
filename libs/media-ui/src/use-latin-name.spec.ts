import { expect, it } from 'vitest';
import { latinName } from './use-latin-name.ts';

it('finds the Latin name of an artist with a Chinese, Japanese or Korean name', () => {
  expect(latinName({ name: '沈云青', trans: 'Shen Yunqing', alias: ['云青'] })).toBe('Shen Yunqing');
  expect(latinName({ name: '墨山', trans: null, transNames: [], alias: ['墨', 'Moshan Band'] })).toBe(
    'Moshan Band',
  );
  expect(latinName({ name: '한서윤', transNames: ['Han Seoyun'] })).toBe('Han Seoyun');
});

it('finds none for Latin names and where the catalogue gives none', () => {
  expect(latinName({ name: 'Elin Harrow', trans: '艾琳·哈罗' })).toBeUndefined();
  expect(latinName({ name: '顾晚秋', trans: null, alias: ['晚秋'] })).toBeUndefined();
  expect(latinName({ name: '顾晚秋' })).toBeUndefined();
});
