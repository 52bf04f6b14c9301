import type { MusicLibraries } from '@qingyin/server-music-library';
import { BusinessError, notFound, serverCodes } from '@qingyin/server-kernel';

const refuse = async (): Promise<never> => {
  throw notFound('音乐库');
};

/** Stands for the music libraries while this version has none: lists nothing and refuses to add one. */
export const noMusicLibraries: MusicLibraries = {
  list: async () => [],
  check: async () => unavailable(),
  add: async () => unavailable(),
  update: refuse,
  scan: refuse,
  remove: refuse,
  restore: refuse,
  confirmMissing: refuse,
  problems: refuse,
  stop: async () => undefined,
};

function unavailable(): never {
  throw new BusinessError(serverCodes.failed, '本版本还不能添加音乐库');
}
