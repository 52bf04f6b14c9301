import { chinese } from '@qingyin/text/chinese';
import { describe, expect, it } from 'vitest';
import { type PaletteCommand, findCommands } from './find-commands.ts';

const command = (
  id: PaletteCommand['id'],
  group: PaletteCommand['group'],
  label: string,
  query = '',
): PaletteCommand => ({
  id,
  group,
  label,
  searchTerms: query,
});
const commands = [
  command('player:next', 'player', '下一首', 'next song'),
  command('player:toggle', 'player', '播放或暂停', 'play pause'),
  command('player:queue', 'player', '播放队列', 'queue'),
  command('page:/fm', 'page', '私人FM', 'fm'),
  command('page:/my-love-music', 'page', '我喜欢的音乐', 'my love music'),
];
const found = (query: string, recent: string[] = []) =>
  findCommands(commands, query, recent, chinese).map(({ id }) => id);

describe('finding commands', () => {
  it.each([
    ['下一', 'player:next'],
    ['xiayishou', 'player:next'],
    ['xys', 'player:next'],
    ['xihuan', 'page:/my-love-music'],
    ['wxhdyy', 'page:/my-love-music'],
    ['FM', 'page:/fm'],
    ['srfm', 'page:/fm'],
    ['next', 'player:next'],
    ['我喜歡', 'page:/my-love-music'],
  ])('matches the query %s', (query, id) => expect(found(query)[0]).toBe(id));

  it('returns nothing if no name matches', () => expect(found('静夜思')).toEqual([]));

  it('matches characters before the pinyin dictionary is loaded', () =>
    expect(findCommands(commands, '队列', []).map(({ id }) => id)).toEqual(['player:queue']));

  it('puts recently used commands first among equal matches', () => {
    expect(found('播放')).toEqual(['player:toggle', 'player:queue']);
    expect(found('播放', ['player:queue'])).toEqual(['player:queue', 'player:toggle']);
  });

  it('returns at most five commands of a group', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      command(`page:/${String(at)}` as PaletteCommand['id'], 'page', `歌单 ${String(at)}`),
    );
    expect(findCommands(many, '歌单', [])).toHaveLength(5);
  });
});
