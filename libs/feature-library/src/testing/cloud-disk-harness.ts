import { capabilitiesAnswer, song } from '@qingyin/test-harness';
import type { CloudItem } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { fireEvent, screen, within } from '@testing-library/react';

/** Song id of the cloud disk file at index 0. */
export const FIRST_FILE_ID = 2_000_000_000;

/** Cloud disk file at index `at`, matched to the catalogue song `matched` if given. */
export function cloudItem(at: number, matched?: number): CloudItem {
  const songId = FIRST_FILE_ID + at;
  const known = song(matched ?? songId);
  return {
    songId,
    songName: `录音${at}`,
    artist: '月白',
    album: '手机录音',
    fileName: `录音${at}.flac`,
    fileSize: 8 * 1024 * 1024,
    bitrate: 912,
    addTime: 1,
    version: 1,
    cover: 0,
    coverId: '',
    lyricId: '',
    simpleSong: {
      ...known,
      id: songId,
      name: matched ? `歌曲${matched}` : `录音${at}`,
      t: matched ? 2 : 1,
      s_id: matched ?? 0,
      privilege: { ...known.privilege, id: songId, cs: true },
    } as CloudItem['simpleSong'],
  };
}

/** Answer of `/user/cloud` for a disk with these files. */
export const cloudDiskAnswer = (items: CloudItem[], more: object = {}) => ({
  code: 200,
  data: items,
  count: items.length,
  size: String(items.length * 8 * 1024 * 1024),
  maxSize: String(64 * 1024 * 1024),
  upgradeSign: 0,
  hasMore: false,
  ...more,
});

/** Stub answers for a cloud disk of two files, of which the second is matched. */
export const cloudDiskAnswers = (
  rest: Record<string, StubAnswer> = {},
  items = [cloudItem(1), cloudItem(2, 7)],
): Record<string, StubAnswer> => ({
  '/user/cloud': cloudDiskAnswer(items),
  '/x/capabilities': capabilitiesAnswer(['cloud-tags', 'download']),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/user/cloud/del': { code: 200, succIds: [], failIds: [] },
  ...rest,
});

export const findCloudGrid = () => screen.findByRole('grid', { name: '我的音乐云盘' });
export const findCloudRow = (name: RegExp) => screen.findByRole('row', { name });
export const openRowMenu = async (name: RegExp) => {
  fireEvent.contextMenu(await findCloudRow(name));
  return within(await screen.findByRole('menu'));
};
