import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/**
 * Known tags and categories of playlists and videos, keyed by the contract's spelling
 * (docs/specification/contract/discover.md#playlist-categories) (docs/specification/contract/video.md#videos).
 */
const labels: Readonly<Record<string, MessageDescriptor>> = {
  全部: msg`全部`,
  全部歌单: msg`全部歌单`,

  // categories
  语种: msg`语种`,
  风格: msg`风格`,
  场景: msg`场景`,
  情感: msg`情感`,
  // With a context, since the same word is the colour theme elsewhere.
  主题: msg({ message: '主题', context: '歌单分类' }),

  // languages
  华语: msg`华语`,
  欧美: msg`欧美`,
  日语: msg`日语`,
  韩语: msg`韩语`,
  粤语: msg`粤语`,
  小语种: msg`小语种`,

  // styles
  流行: msg`流行`,
  摇滚: msg`摇滚`,
  民谣: msg`民谣`,
  电子: msg`电子`,
  舞曲: msg`舞曲`,
  说唱: msg`说唱`,
  轻音乐: msg`轻音乐`,
  爵士: msg`爵士`,
  乡村: msg`乡村`,
  古典: msg`古典`,
  民族: msg`民族`,
  英伦: msg`英伦`,
  金属: msg`金属`,
  朋克: msg`朋克`,
  蓝调: msg`蓝调`,
  雷鬼: msg`雷鬼`,
  世界音乐: msg`世界音乐`,
  拉丁: msg`拉丁`,
  古风: msg`古风`,
  国风: msg`国风`,
  后摇: msg`后摇`,
  '另类/独立': msg`另类/独立`,
  古琴: msg`古琴`,
  竹笛: msg`竹笛`,
  儿歌: msg`儿歌`,

  // scenes
  清晨: msg`清晨`,
  夜晚: msg`夜晚`,
  学习: msg`学习`,
  工作: msg`工作`,
  午休: msg`午休`,
  下午茶: msg`下午茶`,
  地铁: msg`地铁`,
  驾车: msg`驾车`,
  运动: msg`运动`,
  跑步: msg`跑步`,
  旅行: msg`旅行`,
  散步: msg`散步`,
  酒吧: msg`酒吧`,

  // moods
  怀旧: msg`怀旧`,
  怀念: msg`怀念`,
  清新: msg`清新`,
  浪漫: msg`浪漫`,
  伤感: msg`伤感`,
  治愈: msg`治愈`,
  放松: msg`放松`,
  孤独: msg`孤独`,
  感动: msg`感动`,
  兴奋: msg`兴奋`,
  热血: msg`热血`,
  快乐: msg`快乐`,
  安静: msg`安静`,
  思念: msg`思念`,
  性感: msg`性感`,

  // themes
  综艺: msg`综艺`,
  影视原声: msg`影视原声`,
  儿童: msg`儿童`,
  校园: msg`校园`,
  毕业: msg`毕业`,
  游戏: msg`游戏`,
  '70后': msg`70后`,
  '80后': msg`80后`,
  '90后': msg`90后`,
  '00后': msg`00后`,
  网络歌曲: msg`网络歌曲`,
  经典: msg`经典`,
  翻唱: msg`翻唱`,
  吉他: msg`吉他`,
  钢琴: msg`钢琴`,
  器乐: msg`器乐`,
  榜单: msg`榜单`,
  女声: msg`女声`,
  唐诗: msg`唐诗`,
  宋词: msg`宋词`,
  诗经: msg`诗经`,
  国学: msg`国学`,
  边塞: msg`边塞`,
  田园: msg`田园`,
  江南: msg`江南`,
  春天: msg`春天`,
  秋天: msg`秋天`,
  冬天: msg`冬天`,
  雨: msg`雨`,
  入门: msg`入门`,

  // video categories
  现场: msg`现场`,
  演奏: msg`演奏`,
  纪录: msg`纪录`,
  生活: msg`生活`,
  动画: msg`动画`,
  童声: msg`童声`,
  教程: msg`教程`,
  舞蹈: msg`舞蹈`,
  访谈: msg`访谈`,
};

/** Returns a function that translates a tag or category; unknown ones are returned unchanged. */
export function useTagName(): (tag: string) => string {
  // `translate` is a new function after a language change; `i18n` is the same object.
  const { _: translate } = useLingui();
  return useCallback(
    (tag: string) => {
      const word = Object.hasOwn(labels, tag) ? labels[tag] : undefined;
      return word ? translate(word) : tag;
    },
    [translate],
  );
}
