import { expect, it } from 'vitest';
import { alphabets } from './alphabets.ts';
import { createInitials } from './initials.ts';
import { rankNames } from './rank-names.ts';
import { sortInPortions } from './sort-in-portions.ts';

const sortedIn = async (key: string, names: string): Promise<string> => {
  const texts = names.split(' ');
  const alphabet = alphabets[key];
  if (!alphabet) throw new Error(`no alphabet ${key}`);
  const { ranks } = await rankNames(texts, alphabet, createInitials(alphabet));
  return texts
    .map((text, at) => ({ text, rank: ranks[at] ?? -1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
    .join(' ');
};

it.each([
  ['ru', 'Zemfira 7 Яма Елка Ёж Жук Ωmega', 'Ёж Елка Жук Яма Zemfira 7 Ωmega'],
  ['sv', 'Öst Åsa Zorn Aba Ärla', 'Aba Zorn Åsa Ärla Öst'],
  ['pl', 'Zorn Åsa Aba Яма 3', 'Aba Åsa Zorn 3 Яма'],
  ['el', 'Zorn ωδή Άννα Βίκυ', 'Άννα Βίκυ ωδή Zorn'],
  ['ja', 'ABBA 桜 さくら かぜ ガンダム 9', 'かぜ ガンダム さくら 桜 ABBA 9'],
  ['ko', 'ABBA 하늘 가을', '가을 하늘 ABBA'],
  ['zh-Hant', 'ABBA 周 八', '八 周 ABBA'],
  ['hy', 'ABBA Սիրուն Արամ', 'Արամ Սիրուն ABBA'],
  ['ar', 'ABBA فيروز أنغام بلقيس', 'أنغام بلقيس فيروز ABBA'],
  ['pl', 'Track10 Track9 10 9', 'Track9 Track10 9 10'],
])('ranks names in %s: own letters, Latin ones, others', async (key, names, sorted) => {
  expect(await sortedIn(key, names)).toBe(sorted);
});

it('sorts many items stably', async () => {
  const items = Array.from({ length: 7345 }, (_, at) => ({ at, value: (at * 7919) % 501 }));
  const sorted = await sortInPortions(items, (one, other) => one.value - other.value);
  expect(sorted).toEqual([...items].sort((one, other) => one.value - other.value));
  expect(await sortInPortions([], () => 0)).toEqual([]);
});
