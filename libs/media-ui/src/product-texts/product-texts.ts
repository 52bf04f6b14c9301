import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Charts of the server, by the names that the contract and other clients expect. */
const playlistNames: Readonly<Record<string, MessageDescriptor>> = {
  飙升榜: msg`飙升榜`,
  新歌榜: msg`新歌榜`,
  原创榜: msg`原创榜`,
  热歌榜: msg`热歌榜`,
};

/** Labels of banners, and the titles that say no more than a label. */
const banners: Readonly<Record<string, MessageDescriptor>> = {
  单曲: msg({ message: '单曲', context: '横幅' }),
  歌单: msg({ message: '歌单', context: '一张' }),
  榜单: msg({ message: '榜单', context: '横幅' }),
  音乐人: msg({ message: '音乐人', context: '横幅' }),
  数字专辑: msg`数字专辑`,
  新碟首发: msg`新碟首发`,
  独家: msg({ message: '独家', context: '横幅' }),
  热歌榜更新: msg`热歌榜更新`,
};

/** Identities of artists, and headings of the chapters about them. */
const artists: Readonly<Record<string, MessageDescriptor>> = {
  歌手: msg({ message: '歌手', context: '一位' }),
  组合: msg({ message: '组合', context: '一个' }),
  音乐风格: msg`音乐风格`,
  唱片: msg({ message: '唱片', context: '章节' }),
};

const tables = { playlist: playlistNames, banner: banners, artist: artists };

/** Where a product text stands: the same word may have another translation elsewhere. `liked`: names of liked songs. */
export type ProductTextKind = keyof typeof tables | 'liked';

const LIKED_NAME = /^(.+)喜欢的音乐$/;

/** Product text in the user's language; undefined for texts that are not the product's own. */
export function productText(
  kind: ProductTextKind,
  text: string,
  translate: (message: MessageDescriptor) => string,
): string | undefined {
  if (kind === 'liked') {
    const who = LIKED_NAME.exec(text)?.[1];
    return who === undefined ? undefined : translate(msg`${{ who }}喜欢的音乐`);
  }
  const table = tables[kind];
  const message = Object.hasOwn(table, text) ? table[text] : undefined;
  return message && translate(message);
}
