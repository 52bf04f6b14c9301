import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DuplicateGroup, MadeReplacement, ReplacementReason } from '@qingyin/contract';

/** Why a song may stand in for a missing one. */
export const replacementReasons: Record<ReplacementReason, MessageDescriptor> = {
  sound: msg`声音完全相同`,
  recording: msg`MusicBrainz 里是同一个录音`,
  title: msg`歌名相同，长度接近`,
};

/** Why songs are duplicates. */
export const duplicateReasons: Record<DuplicateGroup['reason'], MessageDescriptor> = {
  hash: msg`声音完全相同`,
  print: msg`听起来一样，编码不同`,
  names: msg`歌名、歌手和长度相同`,
};

/** What a replacement was made for. */
export const replacementKinds: Record<MadeReplacement['kind'], MessageDescriptor> = {
  missing: msg`文件不在了`,
  duplicate: msg`重复`,
  forgotten: msg`已忘记`,
};
