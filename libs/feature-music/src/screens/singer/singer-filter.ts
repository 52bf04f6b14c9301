import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArtistFilter } from '@qingyin/data-music';
import { regionNames } from '../../shared/region-names.ts';

/** Search parameters of the filters. */
export interface SingerSearch {
  area?: string;
  type?: string;
  initial?: string;
}

export type SingerFilterKey = keyof SingerSearch;

type Choices = readonly (readonly [value: string, name: MessageDescriptor | string])[];

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => [letter, letter] as const);

/**
 * Filters with their values as numbered in the contract (docs/specification/contract/discover.md#singers); the first
 * value is the default.
 */
export const singerFilters: Readonly<Record<SingerFilterKey, { name: MessageDescriptor; choices: Choices }>> =
  {
    area: {
      name: msg`语种`,
      choices: [
        ['-1', msg`全部`],
        ['7', regionNames.ZH],
        ['96', regionNames.EA],
        ['8', regionNames.JP],
        ['16', regionNames.KR],
        ['0', msg`其他`],
      ],
    },
    type: {
      name: msg`分类`,
      choices: [
        ['-1', msg`全部`],
        ['1', msg`男歌手`],
        ['2', msg`女歌手`],
        ['3', msg`乐队组合`],
      ],
    },
    initial: {
      name: msg`筛选`,
      choices: [['-1', msg`热门`], ...LETTERS, ['0', '#']],
    },
  };

export const singerFilterKeys: readonly SingerFilterKey[] = ['area', 'type', 'initial'];

const readChoice = (key: SingerFilterKey, text: string | undefined): string => {
  const { choices } = singerFilters[key];
  return choices.find(([value]) => value === text)?.[0] ?? choices[0]?.[0] ?? '';
};

/** Filter in a URL; unknown values fall back to the default. */
export const parseSingerFilter = ({ area, type, initial }: SingerSearch): ArtistFilter => ({
  area: Number(readChoice('area', area)),
  type: Number(readChoice('type', type)),
  initial: readChoice('initial', initial?.toUpperCase()),
});

/** Search parameters of a filter with one value changed; defaults are omitted. */
export function singerSearch(filter: ArtistFilter, key: SingerFilterKey, value: string): SingerSearch {
  const chosen = { ...filter, [key]: value };
  return Object.fromEntries(
    singerFilterKeys
      .filter((each) => String(chosen[each]) !== readChoice(each, undefined))
      .map((each) => [each, String(chosen[each])]),
  );
}
