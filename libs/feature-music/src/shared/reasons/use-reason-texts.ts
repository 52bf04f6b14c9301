import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LibraryReason } from '@qingyin/contract';
import { encodingName } from '@qingyin/text-encoding';

interface ReasonTexts {
  label: string;
  /** what was decided; '' = the page shows it */
  value: string;
  /** why */
  text: string;
}

/** Texts of reasons why albums and artists are as they are. */
export function useReasonTexts(): (reason: LibraryReason) => ReasonTexts {
  const { t, i18n } = useLingui();
  const kinds: Record<string, string> = {
    album: t`录音室专辑`,
    ep: t`EP`,
    single: t({ message: '单曲', context: '专辑的类型' }),
    compilation: t`合辑`,
    live: t`现场`,
  };
  const labels: Record<LibraryReason['about'], string> = {
    album: t({ message: '专辑', context: '列名' }),
    albumArtists: t`专辑歌手`,
    kind: t`类型`,
    year: t`年份`,
    genres: t`流派`,
    encoding: t`文字编码`,
    cover: t`封面`,
    name: t`名字`,
    joined: t`同一位歌手`,
    picture: t`图片`,
  };
  const texts: Record<LibraryReason['rule'], (files: number) => string> = {
    corrected: () => t`管理员更正的`,
    tag: (files) => t`${plural(files, { other: '# 个文件的标签这样写' })}`,
    none: () => t`文件里没有写`,
    'release-id': (files) => t`${plural(files, { other: '# 个文件有同一个 MusicBrainz 发行编号' })}`,
    title: (files) => t`${plural(files, { other: '同一个文件夹里 # 个文件的专辑名相同' })}`,
    'title-and-artist': () => t`专辑名相同的文件，按专辑歌手分开`,
    'track-numbers': () => t`专辑名相同的文件，按歌手和曲目号分开`,
    'different-artists': () => t`各首歌的歌手不同，当作群星的合辑`,
    folder: () => t`文件没有写专辑名，同一个文件夹里同一位歌手的算一张`,
    songs: () => t`文件没有写专辑歌手，所有的歌都是这位歌手的`,
    'compilation-tag': (files) => t`${plural(files, { other: '# 个文件的标签说是合辑' })}`,
    'release-type': (files) => t`${plural(files, { other: '# 个文件的标签写了发行类型' })}`,
    'album-artist': () => t`专辑歌手是群星`,
    'title-and-length': () => t`按专辑名、歌曲数量和时长判断`,
    guessed: (files) => t`${plural(files, { other: '# 个文件没有写明编码，是推断的' })}`,
    'picture-file': () => t`文件夹里的图片`,
    embedded: () => t`嵌在声音文件里的图片`,
    outside: () => t`从外部资料找到的`,
    'newest-album': () => t`文件夹里没有歌手的图片，用的是最新专辑的封面`,
    'most-songs': (files) => t`${plural(files, { other: '# 个文件里最常见的写法' })}`,
  };
  return ({ about, rule, value, files }) => ({
    label: labels[about],
    value:
      about === 'kind'
        ? (kinds[value] ?? value)
        : about === 'encoding' && value
          ? encodingName(value, i18n.locale)
          : value,
    text:
      about === 'cover' && rule === 'none' ? t`文件夹和文件里都没有图片，封面是画出来的` : texts[rule](files),
  });
}
