import { expect, it } from 'vitest';
import { splitGenres } from './genres.ts';

it.each<[string[], string[]]>([
  [[], []],
  [['Rock; Pop'], ['Rock', 'Pop']],
  [['Rock / Pop'], ['Rock', 'Pop']],
  [['Pop/Rock'], ['Pop/Rock']],
  [['流行、摇滚'], ['流行', '摇滚']],
  [['流行，摇滚'], ['流行', '摇滚']],
  [['Rock,Pop\0Jazz'], ['Rock', 'Pop', 'Jazz']],
  [['(17)'], ['Rock']],
  [['17'], ['Rock']],
  [['0'], ['Blues']],
  [['(4)Eurodisco'], ['Disco', 'Eurodisco']],
  [['(17)(13)'], ['Rock', 'Pop']],
  [['(RX)'], ['Remix']],
  [['((Foo)'], ['(Foo)']],
  [['191'], ['Psybient']],
  [['255'], ['255']],
  [['80s'], ['80s']],
  [['2000'], ['2000']],
  [['rock', 'Rock', 'ＲＯＣＫ'], ['rock']],
  [['搖滾', '摇滚'], ['搖滾']],
  [[' ; ', '\u200b'], []],
])('genres of %j are %j', (tags, names) => {
  expect(splitGenres(tags).map(({ name }) => name)).toEqual(names);
});

it('has the folded name as key', () => {
  expect(splitGenres(['Hip-Hop'])).toEqual([{ key: 'hip-hop', name: 'Hip-Hop' }]);
});
