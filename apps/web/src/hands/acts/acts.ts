import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { discoverEntries, mineEntries, type ParameterlessPath } from '../../shell/nav-entries.ts';
import type { Combo } from '../keys/combo.ts';

export type ActGroup = 'player' | 'view' | 'page';

/** Something a user can run by key, palette or menu. */
export interface Act {
  id: ActId;
  group: ActGroup;
  name: MessageDescriptor;
  /** English search terms, which the palette matches in every language of the interface. */
  words: string;
  /** Default keys; null: none. */
  keys: Combo | null;
  /** Runs again while its keys are held down. */
  repeats?: boolean;
  /** Also runs while a text field has the focus, if its keys type no character (see `typesNothing`). */
  whileWriting?: boolean;
}

/** Commands that run code; all other commands navigate to a page. */
export type DoneAct =
  | `player:${'toggle' | 'next' | 'previous' | 'forward' | 'back' | 'louder' | 'quieter' | 'mute' | 'like' | 'mode' | 'words' | 'window' | 'queue' | 'sound' | 'faster' | 'slower' | 'loop'}`
  | `view:${'palette' | 'search' | 'help' | 'keys' | 'settings' | 'language' | 'light' | 'dark' | 'auto'}`;

/** Id of a command; page commands contain the path they navigate to. */
export type ActId = DoneAct | `page:${ParameterlessPath}`;

const player: readonly Act[] = [
  { id: 'player:toggle', group: 'player', name: msg`播放或暂停`, words: 'play pause', keys: 'Space' },
  { id: 'player:next', group: 'player', name: msg`下一首`, words: 'next song', keys: 'N' },
  { id: 'player:previous', group: 'player', name: msg`上一首`, words: 'previous song', keys: 'P' },
  {
    id: 'player:forward',
    group: 'player',
    name: msg`快进 5 秒`,
    words: 'seek forward',
    keys: 'Forward',
    repeats: true,
  },
  {
    id: 'player:back',
    group: 'player',
    name: msg`后退 5 秒`,
    words: 'seek back',
    keys: 'Back',
    repeats: true,
  },
  { id: 'player:louder', group: 'player', name: msg`大声一点`, words: 'volume up', keys: '=', repeats: true },
  {
    id: 'player:quieter',
    group: 'player',
    name: msg`小声一点`,
    words: 'volume down',
    keys: '-',
    repeats: true,
  },
  { id: 'player:mute', group: 'player', name: msg`静音`, words: 'mute', keys: 'M' },
  { id: 'player:like', group: 'player', name: msg`喜欢正在播放的歌`, words: 'like love', keys: 'L' },
  { id: 'player:mode', group: 'player', name: msg`换播放模式`, words: 'mode repeat shuffle', keys: 'R' },
  { id: 'player:words', group: 'player', name: msg`正在播放和歌词`, words: 'lyrics now playing', keys: 'G' },
  {
    id: 'player:window',
    group: 'player',
    name: msg`小窗（桌面歌词）`,
    words: 'small window mini player desktop lyrics picture in picture',
    keys: 'W',
  },
  { id: 'player:queue', group: 'player', name: msg`播放队列`, words: 'queue', keys: 'Q' },
  {
    id: 'player:slower',
    group: 'player',
    name: msg`放慢一点`,
    words: 'speed slower',
    keys: '[',
    repeats: true,
  },
  {
    id: 'player:faster',
    group: 'player',
    name: msg`放快一点`,
    words: 'speed faster',
    keys: ']',
    repeats: true,
  },
  { id: 'player:loop', group: 'player', name: msg`A–B 循环：设 A、设 B、清除`, words: 'ab loop', keys: 'B' },
  { id: 'player:sound', group: 'player', name: msg`声音`, words: 'sound equaliser volume', keys: 'E' },
];

const view: readonly Act[] = [
  {
    id: 'view:palette',
    group: 'view',
    name: msg`命令面板`,
    words: 'command palette',
    keys: 'Mod+K',
    whileWriting: true,
  },
  { id: 'view:search', group: 'view', name: msg`搜索`, words: 'search', keys: '/' },
  { id: 'view:help', group: 'view', name: msg`键盘快捷键`, words: 'keyboard shortcuts help', keys: '?' },
  { id: 'view:keys', group: 'view', name: msg`修改快捷键`, words: 'rebind shortcuts', keys: null },
  { id: 'view:settings', group: 'view', name: msg`设置`, words: 'settings preferences', keys: ',' },
  { id: 'view:language', group: 'view', name: msg`语言`, words: 'language', keys: null },
  { id: 'view:light', group: 'view', name: msg`浅色主题`, words: 'light theme', keys: null },
  { id: 'view:dark', group: 'view', name: msg`深色主题`, words: 'dark theme night', keys: null },
  { id: 'view:auto', group: 'view', name: msg`主题跟随系统`, words: 'system theme auto', keys: null },
];

/** Search terms of a page command: the words of its address. */
export const wordsOf = (path: string): string => path.replaceAll(/\W+/g, ' ').trim();

const pages: readonly Act[] = [...discoverEntries, ...mineEntries].map(({ to, label }) => ({
  id: `page:${to}`,
  group: 'page',
  name: label,
  words: wordsOf(to),
  keys: null,
}));

/** All commands that keys can be bound to, in the order they are listed. */
export const acts: readonly Act[] = [...player, ...view, ...pages];

/** Finds a command by its id. */
export const actOf = (id: ActId | undefined): Act | undefined => acts.find((act) => act.id === id);

/** Headings of the groups of commands. */
export const groupNames: Readonly<Record<ActGroup, MessageDescriptor>> = {
  player: msg`正在播放`,
  view: msg`更多操作`,
  page: msg`页面`,
};
