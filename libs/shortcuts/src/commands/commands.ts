import { discoverEntries, mineEntries, type ParameterlessPath } from '@qingyin/routing';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Combo } from '../keyboard-shortcuts/combo.ts';

export type CommandGroup = 'player' | 'view' | 'page';

/** Something a user can run by key, palette or menu. */
export interface Command {
  id: CommandId;
  group: CommandGroup;
  name: MessageDescriptor;
  /** English search terms, which the palette matches in every language of the interface. */
  searchTerms: string;
  /** Default keys; null: none. */
  defaultKeys: Combo | null;
  /** Runs again while its keys are held down. */
  repeats?: boolean;
  /** Also runs while a text field has the focus, if its keys type no character (see `typesNothing`). */
  allowedInTextFields?: boolean;
}

/** Stars that a command rates a song with; 0 removes the rating. */
export type Stars = 0 | 1 | 2 | 3 | 4 | 5;

/** Commands that run code; all other commands navigate to a page. */
export type CodeCommandId =
  | `player:${'toggle' | 'next' | 'previous' | 'forward' | 'back' | 'louder' | 'quieter' | 'mute' | 'like' | 'mode' | 'words' | 'window' | 'queue' | 'sound' | 'faster' | 'slower' | 'loop'}`
  | `player:rate-${Stars}`
  | `view:${'palette' | 'full' | 'search' | 'help' | 'keys' | 'settings' | 'language' | 'light' | 'dark' | 'auto'}`;

/** Id of a command; page commands contain the path they navigate to. */
export type CommandId = CodeCommandId | `page:${ParameterlessPath}`;

const player: readonly Command[] = [
  {
    id: 'player:toggle',
    group: 'player',
    name: msg`播放或暂停`,
    searchTerms: 'play pause',
    defaultKeys: 'Space',
  },
  { id: 'player:next', group: 'player', name: msg`下一首`, searchTerms: 'next song', defaultKeys: 'N' },
  {
    id: 'player:previous',
    group: 'player',
    name: msg`上一首`,
    searchTerms: 'previous song',
    defaultKeys: 'P',
  },
  {
    id: 'player:forward',
    group: 'player',
    name: msg`快进 5 秒`,
    searchTerms: 'seek forward',
    defaultKeys: 'Forward',
    repeats: true,
  },
  {
    id: 'player:back',
    group: 'player',
    name: msg`后退 5 秒`,
    searchTerms: 'seek back',
    defaultKeys: 'Back',
    repeats: true,
  },
  {
    id: 'player:louder',
    group: 'player',
    name: msg`大声一点`,
    searchTerms: 'volume up',
    defaultKeys: '=',
    repeats: true,
  },
  {
    id: 'player:quieter',
    group: 'player',
    name: msg`小声一点`,
    searchTerms: 'volume down',
    defaultKeys: '-',
    repeats: true,
  },
  { id: 'player:mute', group: 'player', name: msg`静音`, searchTerms: 'mute', defaultKeys: 'M' },
  {
    id: 'player:like',
    group: 'player',
    name: msg`喜欢正在播放的歌`,
    searchTerms: 'like love',
    defaultKeys: 'L',
  },
  {
    id: 'player:mode',
    group: 'player',
    name: msg`换播放模式`,
    searchTerms: 'mode repeat shuffle',
    defaultKeys: 'R',
  },
  {
    id: 'player:words',
    group: 'player',
    name: msg`正在播放和歌词`,
    searchTerms: 'lyrics now playing',
    defaultKeys: 'G',
  },
  {
    id: 'player:window',
    group: 'player',
    name: msg`小窗（桌面歌词）`,
    searchTerms: 'small window mini player desktop lyrics picture in picture',
    defaultKeys: 'W',
  },
  { id: 'player:queue', group: 'player', name: msg`播放队列`, searchTerms: 'queue', defaultKeys: 'Q' },
  {
    id: 'player:slower',
    group: 'player',
    name: msg`放慢一点`,
    searchTerms: 'speed slower',
    defaultKeys: '[',
    repeats: true,
  },
  {
    id: 'player:faster',
    group: 'player',
    name: msg`放快一点`,
    searchTerms: 'speed faster',
    defaultKeys: ']',
    repeats: true,
  },
  {
    id: 'player:loop',
    group: 'player',
    name: msg`A–B 循环：设 A、设 B、清除`,
    searchTerms: 'ab loop',
    defaultKeys: 'B',
  },
  {
    id: 'player:sound',
    group: 'player',
    name: msg`声音`,
    searchTerms: 'sound equaliser volume',
    defaultKeys: 'E',
  },
];

const ratingNames: Readonly<Record<Stars, MessageDescriptor>> = {
  1: msg`给选中或正在播放的歌评 1 星`,
  2: msg`给选中或正在播放的歌评 2 星`,
  3: msg`给选中或正在播放的歌评 3 星`,
  4: msg`给选中或正在播放的歌评 4 星`,
  5: msg`给选中或正在播放的歌评 5 星`,
  0: msg`取消选中或正在播放的歌的评分`,
};

/** Numbers of stars in the order of their commands. */
export const ratingStars: readonly Stars[] = [1, 2, 3, 4, 5, 0];

const ratings = ratingStars.map((stars): Command => ({
  id: `player:rate-${stars}`,
  group: 'player',
  name: ratingNames[stars],
  searchTerms: stars === 0 ? 'remove rating stars' : `rate rating ${stars} stars`,
  defaultKeys: `Alt+${stars}`,
}));

const view: readonly Command[] = [
  {
    id: 'view:palette',
    group: 'view',
    name: msg`命令面板`,
    searchTerms: 'command palette',
    defaultKeys: 'Mod+K',
    allowedInTextFields: true,
  },
  {
    id: 'view:full',
    group: 'view',
    name: msg`正在播放全屏`,
    searchTerms: 'full screen fullscreen television',
    defaultKeys: 'F',
  },
  { id: 'view:search', group: 'view', name: msg`搜索`, searchTerms: 'search', defaultKeys: '/' },
  {
    id: 'view:help',
    group: 'view',
    name: msg`键盘快捷键`,
    searchTerms: 'keyboard shortcuts help',
    defaultKeys: '?',
  },
  {
    id: 'view:keys',
    group: 'view',
    name: msg`修改快捷键`,
    searchTerms: 'rebind shortcuts',
    defaultKeys: null,
  },
  {
    id: 'view:settings',
    group: 'view',
    name: msg`设置`,
    searchTerms: 'settings preferences',
    defaultKeys: ',',
  },
  { id: 'view:language', group: 'view', name: msg`语言`, searchTerms: 'language', defaultKeys: null },
  { id: 'view:light', group: 'view', name: msg`浅色主题`, searchTerms: 'light theme', defaultKeys: null },
  { id: 'view:dark', group: 'view', name: msg`深色主题`, searchTerms: 'dark theme night', defaultKeys: null },
  {
    id: 'view:auto',
    group: 'view',
    name: msg`主题跟随系统`,
    searchTerms: 'system theme auto',
    defaultKeys: null,
  },
];

/** Search terms of a page command: the words of its address. */
export const searchTermsOf = (path: string): string => path.replaceAll(/\W+/g, ' ').trim();

const pages: readonly Command[] = [...discoverEntries, ...mineEntries].map(({ to, label }) => ({
  id: `page:${to}`,
  group: 'page',
  name: label,
  searchTerms: searchTermsOf(to),
  defaultKeys: null,
}));

/** All commands that keys can be bound to, in the order they are listed. */
export const commands: readonly Command[] = [...player, ...ratings, ...view, ...pages];

/** Finds a command by its id. */
export const findCommand = (id: CommandId | undefined): Command | undefined =>
  commands.find((command) => command.id === id);

/** Headings of the groups of commands. */
export const groupNames: Readonly<Record<CommandGroup, MessageDescriptor>> = {
  player: msg`正在播放`,
  view: msg`更多操作`,
  page: msg`页面`,
};
