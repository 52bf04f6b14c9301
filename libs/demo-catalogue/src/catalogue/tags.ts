/**
 * Tags of playlists by the contract's five categories (docs/specification/contract/discover.md#playlist-categories);
 * `*` marks popular ones.
 */
export const demoTags: { category: number; names: string[] }[] = [
  { category: 0, names: ['华语'] },
  { category: 1, names: ['古风*', '民谣*', '轻音乐*', '古琴', '儿歌'] },
  { category: 2, names: ['夜晚*', '学习*', '工作', '驾车', '运动', '跑步', '旅行'] },
  { category: 3, names: ['安静*', '治愈*', '清新', '热血', '伤感', '快乐', '怀念'] },
  {
    category: 4,
    names: ['唐诗*', '宋词*', '诗经*', '国学', '春天', '秋天', '冬天', '田园', '江南', '毕业', '女声'],
  },
];
