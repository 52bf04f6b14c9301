import type { CountryGroup } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { countryOptions, findRegions } from './country-options.ts';

const country = (locale: string, code: string, zh: string, en: string) => ({ locale, code, zh, en });
const groups: CountryGroup[] = [
  {
    label: '常用',
    countryList: [country('CN', '86', '中国', 'China'), country('HK', '852', '中国香港', 'Hong Kong, China')],
  },
  {
    label: 'A',
    countryList: [country('AT', '43', '奥地利', 'Austria'), country('EG', '20', '埃及', 'Egypt')],
  },
  {
    label: 'C',
    countryList: [country('CN', '86', '中国', 'China'), country('CZ', '420', '捷克', 'Czechia')],
  },
  { label: 'X', countryList: [country('QQ', '999', '某地', 'Somewhere')] },
];

/** Groups with their members as text. */
const shown = (locale: string): string =>
  countryOptions(groups, locale, 'common')
    .map(({ group, label }) => `${String(group)}: ${label}`)
    .join(', ');

describe('countries of phone numbers', () => {
  it.each([
    ['ru-RU', 'А: +43 Австрия, Е: +20 Египет, К: +86 Китай, Ч: +420 Чехия'],
    ['sv-SE', 'E: +20 Egypten, K: +86 Kina, S: +999 Somewhere, T: +420 Tjeckien, Ö: +43 Österrike'],
    ['de-DE', 'A: +20 Ägypten, C: +86 China, O: +43 Österreich, S: +999 Somewhere, T: +420 Tschechien'],
    ['cs-CZ', 'Č: +86 Čína, E: +20 Egypt, R: +43 Rakousko'],
    ['ja-JP', 'エ: +20 エジプト, オ: +43 オーストリア, チ: +420 チェコ, 中: +86 中国'],
    ['ar-EG', 'ا: \u2066+86\u2069 الصين'],
    ['th-TH', 'จ: +86 จีน'],
  ])('have their names, order and letters in %s', (locale, text) => {
    for (const part of text.split(', ')) expect(shown(locale)).toContain(part);
    const places = text.split(', ').map((part) => shown(locale).lastIndexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('begin with the common ones', () => {
    expect(shown('ru-RU')).toMatch(/^common: \+86 Китай, common: \+852 Гонконг[^,]*, А: /);
  });

  it('are those of the service in Chinese and English', () => {
    expect(shown('zh-CN')).toContain('common: +852 中国香港, A: +43 奥地利, A: +20 埃及, C: +86 中国');
    expect(shown('en-GB')).toContain('common: +852 Hong Kong, China, A: +43 Austria');
    expect(shown('zh-TW')).toContain('common: +86 中國, common: +852 中國香港, A: +43 奧地利');
  });

  it.each([
    ['cs-CZ', 'CL', 'CH'],
    ['es-ES', 'CL', 'C'],
    ['hu-HU', 'RS', 'SZ'],
    ['et-EE', 'AT', 'A'],
  ])('stand in %s under the letters of the language: %s under %s', (locale, region, letter) => {
    const only: CountryGroup[] = [{ label: 'C', countryList: [country(region, '56', '', '')] }];
    expect(countryOptions(only, locale, '').map(({ group }) => group)).toEqual([letter]);
  });

  it.each(['чех', 'ЧЕХИЯ', 'czech', '捷克', '420', 'cz'])('are found in Russian by %s', (query) => {
    expect([...findRegions(groups, 'ru-RU', query)]).toEqual(['CZ']);
  });
});
