import { useLingui } from '@lingui/react/macro';
import type { SmartOrder } from '@qingyin/contract';
import type { RuleField, RuleOp } from './rule-draft.ts';

export interface RuleLabels {
  field: Record<RuleField, string>;
  op: Record<RuleOp, string>;
  order: Record<SmartOrder, string>;
}

/** Labels of the fields, operators and sort orders of smart playlist rules. */
export function useRuleLabels(): RuleLabels {
  const { t } = useLingui();
  return {
    field: {
      title: t`歌名`,
      artist: t({ message: '歌手', context: '列名' }),
      album: t({ message: '专辑', context: '列名' }),
      albumArtist: t`专辑歌手`,
      genre: t`流派`,
      year: t`年份`,
      duration: t`时长（秒）`,
      plays: t`我的播放次数`,
      rating: t`我的评分`,
      bitrate: t`码率（kbit/s）`,
      format: t`文件格式`,
      liked: t`喜欢的时间`,
      played: t`上次播放`,
      added: t`加入歌单的时间`,
      libraryAdded: t`加入音乐库的时间`,
      library: t`音乐库`,
      list: t({ message: '歌单', context: '一张' }),
      mv: t`MV`,
      lyric: t`歌词`,
    },
    op: {
      contains: t`包含`,
      'not-contains': t`不包含`,
      is: t`就是`,
      'is-not': t`不是`,
      least: t`至少`,
      most: t`至多`,
      none: t`没有评分`,
      more: t`多于`,
      less: t`少于`,
      within: t`在最近（天）`,
      before: t`早于（天前）`,
      since: t`不早于`,
      until: t`早于`,
      ever: t`有过`,
      never: t`从来没有`,
      in: t`在其中`,
      'not-in': t`不在其中`,
      yes: t({ message: '有', context: '规则' }),
      no: t({ message: '没有', context: '规则' }),
    },
    order: {
      liked: t`喜欢的时间`,
      played: t`上次播放`,
      added: t`加入歌单的时间`,
      libraryAdded: t`加入音乐库的时间`,
      year: t`年份`,
      bitrate: t`码率`,
      plays: t`我的播放次数`,
      rating: t`我的评分`,
      popularity: t`热度`,
      title: t`歌名`,
      duration: t`时长`,
    },
  };
}
