import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Combo } from './combo.ts';

/** Keyboard shortcut of the undo that the action bar offers; it cannot be rebound. */
export const undoShortcut: { keys: Combo; name: MessageDescriptor } = {
  keys: 'Mod+Z',
  name: msg`撤销刚才的操作`,
};
