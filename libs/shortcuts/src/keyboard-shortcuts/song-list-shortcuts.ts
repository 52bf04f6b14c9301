import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Combo } from './combo.ts';

/** Keyboard shortcuts of song lists; they cannot be rebound. */
export const songListShortcuts: readonly { keys: Combo; name: MessageDescriptor }[] = [
  { keys: 'Enter', name: msg`播放这首` },
  { keys: 'Space', name: msg`选中或取消` },
  { keys: 'Mod+A', name: msg`全选` },
  { keys: 'Shift+ArrowDown', name: msg`接着选下去` },
  { keys: 'Alt+ArrowUp', name: msg`往上移` },
  { keys: 'Alt+ArrowDown', name: msg`往下移` },
  { keys: 'Shift+F10', name: msg`打开歌曲菜单` },
];
