import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LibraryAlbumKind } from '@qingyin/contract';

/** Names of the kinds of albums. */
export const kindLabels: Readonly<Record<LibraryAlbumKind, MessageDescriptor>> = {
  album: msg`录音室专辑`,
  ep: msg`EP`,
  single: msg({ message: '单曲', context: '专辑的类型' }),
  compilation: msg`合辑`,
  live: msg`现场`,
};
