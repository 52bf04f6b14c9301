import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type PrivateFmMode } from '@qingyin/data-music';

/** Names and descriptions of the radio modes. */
export const radioModeLabels: Readonly<
  Record<PrivateFmMode, { name: MessageDescriptor; promise: MessageDescriptor }>
> = {
  DEFAULT: {
    name: msg({ message: '随心', context: '私人FM的模式' }),
    promise: msg`听你爱听的，也听你会爱上的。`,
  },
  FAMILIAR: {
    name: msg({ message: '熟悉', context: '私人FM的模式' }),
    promise: msg`都是老朋友：你喜欢的、常听的歌。`,
  },
  EXPLORE: {
    name: msg({ message: '探索', context: '私人FM的模式' }),
    promise: msg`只放你还没有听过的歌。`,
  },
  EXERCISE: {
    name: msg({ message: '运动', context: '私人FM的模式' }),
    promise: msg`跟得上脚步的歌。`,
  },
  FOCUS: {
    name: msg({ message: '专注', context: '私人FM的模式' }),
    promise: msg`不打扰你的音乐，适合看书和做事。`,
  },
  NIGHT_EMO: {
    name: msg({ message: '夜晚', context: '私人FM的模式' }),
    promise: msg`夜深了，慢一点，轻一点。`,
  },
};
