import { expect, it } from 'vitest';
import { artistDrafts } from './artist-drafts.ts';
import { artistKey } from './artist-key.ts';
import { type ArtistRule, artistRulesOf } from './artist-rules.ts';
import { foldName } from './fold-name.ts';

const MBID = '0b9d9c4c-92b8-4d3e-8d3b-2f5a2e6f6a01';
const OTHER = '0b9d9c4c-92b8-4d3e-8d3b-2f5a2e6f6a02';
const rule = (name: string, artists: (string | [string, string])[], mbid = ''): ArtistRule => ({
  identity: artistKey(name, mbid),
  name: mbid ? '' : foldName(name),
  artists: artists.map((artist) =>
    typeof artist === 'string' ? { name: artist, mbid: '' } : { name: artist[0], mbid: artist[1] },
  ),
});
const namesOf = (text: string | string[], rules: ArtistRule[], mbids: string[] = []) =>
  artistDrafts(
    { names: typeof text === 'string' ? [text] : text, mbids, sortName: '' },
    { exceptions: [], artistRules: artistRulesOf(rules) },
  ).map(({ name }) => name);

it('puts another artist in the place of a name, wherever it stands', () => {
  const rules = [rule('张惠妹 aMei', ['张惠妹'])];
  expect(namesOf('張惠妹 AMEI', rules)).toEqual(['张惠妹']);
  expect(namesOf('张惠妹 aMei feat. 陶喆', rules)).toEqual(['张惠妹', '陶喆']);
  expect(namesOf(['陶喆', '张惠妹 aMei', '张惠妹'], rules)).toEqual(['陶喆', '张惠妹']);
  expect(namesOf('张惠妹 aMei', rules, [MBID])).toEqual(['张惠妹']);
});

it('splits a name that is that of several artists', () => {
  const rules = [rule('甲/乙', ['甲', '乙'])];
  expect(namesOf('甲/乙', rules)).toEqual(['甲', '乙']);
  expect(namesOf('丙、甲/乙', rules)).toEqual(['丙', '甲', '乙']);
  expect(namesOf('甲/乙/丙', rules)).toEqual(['甲/乙/丙']);
});

it('keeps a name with separators in one piece', () => {
  const rules = [rule('水木、年华', ['水木、年华'])];
  expect(namesOf('水木、年华', rules)).toEqual(['水木、年华']);
  expect(namesOf('老狼、水木、年华 feat. 叶蓓', rules)).toEqual(['老狼', '水木、年华', '叶蓓']);
});

it('tells people of one name apart by their MusicBrainz ids', () => {
  const rules = [rule('Nirvana', [['涅槃', OTHER]], MBID)];
  const identities = (mbids: string[]) =>
    artistDrafts(
      { names: ['Nirvana'], mbids, sortName: '' },
      { exceptions: [], artistRules: artistRulesOf(rules) },
    ).map(({ identity }) => identity);
  expect(identities([MBID])).toEqual([`mbid:${OTHER}`]);
  expect(identities([])).toEqual(['name:nirvana']);
});

it('follows rules that lead to others, and ends in a circle', () => {
  expect(namesOf('甲', [rule('甲', ['乙']), rule('乙', ['丙', '丁'])])).toEqual(['丙', '丁']);
  expect(namesOf('甲', [rule('甲', ['乙']), rule('乙', ['甲'])])).toEqual(['甲']);
});

it('gives the sort name of a tag only to the artist that it names', () => {
  const tag = { names: ['甲'], mbids: [], sortName: 'Jia' };
  const sortNames = (rules: ArtistRule[]) =>
    artistDrafts(tag, { exceptions: [], artistRules: artistRulesOf(rules) }).map(({ sortName }) => sortName);
  expect(sortNames([])).toEqual(['Jia']);
  expect(sortNames([rule('甲', ['乙'])])).toEqual(['']);
});
