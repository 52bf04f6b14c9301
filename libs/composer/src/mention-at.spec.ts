import { expect, it } from 'vitest';
import { mentionAt, insertMention } from './mention-at.ts';

it.each([
  ['@', 1, ''],
  ['好听 @小', 5, '小'],
  ['见@小明 了', 4, '小明'],
])('in %j a name is being typed at caret %i', (text, caret, name) => {
  expect(mentionAt(text, caret)).toMatchObject({ name, to: caret });
});

it.each([
  ['好听', 2],
  ['a@b', 3],
  ['@小明 好', 5],
  ['@一#', 3],
  [`@${'一'.repeat(31)}`, 32],
])('in %j no name is being typed', (text, caret) => {
  expect(mentionAt(text, caret)).toBeNull();
});

it('replaces the typed name by the chosen one with one blank behind it', () => {
  const typed = mentionAt('听@小 吧', 3);
  expect(typed && insertMention('听@小 吧', typed, '小明的歌')).toEqual({
    text: '听@小明的歌 吧',
    caret: 7,
  });
});
