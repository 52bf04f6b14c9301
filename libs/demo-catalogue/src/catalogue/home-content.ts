import type { Mood } from '@qingyin/server-media';

export interface DemoMv {
  id: number;
  name: string;
  artist: string;
  /** title of the poem whose song it belongs to */
  poem: string;
  mood: Mood;
  seconds: number;
  plays: number;
  copywriter: string;
  published: string;
}

/** MVs; their pictures are shown on the home page even without video files. */
export const demoMvs: DemoMv[] = [
  {
    id: 7001,
    name: '春江花月夜',
    artist: 'qingyu-yuefang',
    poem: '春江花月夜',
    mood: 'night',
    seconds: 248,
    plays: 643,
    copywriter: '一条江，一个夜晚，一镜到底',
    published: '2025-04-05',
  },
  {
    id: 7002,
    name: '静夜思（屋顶版）',
    artist: 'bai-jinghong',
    poem: '静夜思',
    mood: 'night',
    seconds: 96,
    plays: 416,
    copywriter: '白惊鸿在屋顶上唱给月亮听',
    published: '2024-12-20',
  },
  {
    id: 7003,
    name: '无衣（现场）',
    artist: 'lu-zhiyuan',
    poem: '无衣',
    mood: 'heroic',
    seconds: 215,
    plays: 482,
    copywriter: '全场跟唱的四分钟',
    published: '2024-08-10',
  },
  {
    id: 7004,
    name: '咏鹅',
    artist: 'yuyin-tongsheng',
    poem: '咏鹅',
    mood: 'bright',
    seconds: 72,
    plays: 1053,
    copywriter: '三十个孩子和两只真的鹅',
    published: '2025-06-01',
  },
  {
    id: 7005,
    name: '江雪',
    artist: 'xie-hanzhou',
    poem: '江雪',
    mood: 'snow',
    seconds: 128,
    plays: 271,
    copywriter: '在结冰的湖面上拍了三天',
    published: '2025-01-08',
  },
  {
    id: 7006,
    name: '一剪梅',
    artist: 'wen-ruoxi',
    poem: '一剪梅·红藕香残玉簟秋',
    mood: 'longing',
    seconds: 176,
    plays: 389,
    copywriter: '温若溪的第一支舞',
    published: '2026-03-30',
  },
  {
    id: 7007,
    name: '使至塞上',
    artist: 'lu-zhiyuan',
    poem: '使至塞上',
    mood: 'heroic',
    seconds: 189,
    plays: 228,
    copywriter: '从兰州到敦煌，九天十二城',
    published: '2025-07-15',
  },
  {
    id: 7008,
    name: '采薇',
    artist: 'mo-shan',
    poem: '采薇',
    mood: 'autumn',
    seconds: 264,
    plays: 199,
    copywriter: '动画短片，手绘两千张',
    published: '2023-11-18',
  },
];

/** Exclusive content, each linked to an MV. */
export const demoPrivateContents: { id: number; name: string; copywriter: string; mv: number; mood: Mood }[] =
  [
    {
      id: 8001,
      name: '青音现场 · 船上的音乐会',
      copywriter: '江天合奏团，从黄昏唱到靠岸',
      mv: 7001,
      mood: 'night',
    },
    {
      id: 8002,
      name: '一首诗的诞生 · 余音童声',
      copywriter: '乡村教室里的录音日记',
      mv: 7004,
      mood: 'bright',
    },
    { id: 8003, name: '边塞行记 · 陆知远', copywriter: '带着话筒走完河西走廊', mv: 7007, mood: 'heroic' },
    { id: 8004, name: '冬日围炉 · 谢寒舟', copywriter: '炉火边的三首歌', mv: 7005, mood: 'snow' },
  ];

export interface DemoBanner {
  title: string;
  typeTitle: string;
  color: 'red' | 'blue';
  mood: Mood;
  /** type and id of the linked resource: 1 song, 10 album, 100 artist, 1000 playlist, 1004 MV */
  target: { playlist: number } | { album: string } | { mv: number } | { poem: string } | { artist: string };
}

/** The banner carousel of the home page. */
export const demoBanners: DemoBanner[] = [
  {
    title: '静夜思：睡前听的唐诗',
    typeTitle: '歌单',
    color: 'blue',
    mood: 'night',
    target: { playlist: 5001 },
  },
  {
    title: '《海棠依旧》温若溪',
    typeTitle: '新碟首发',
    color: 'red',
    mood: 'spring',
    target: { album: 'hai-tang' },
  },
  { title: '春江花月夜', typeTitle: '独家', color: 'blue', mood: 'calm', target: { mv: 7001 } },
  {
    title: '宋词里的一千种相思',
    typeTitle: '歌单',
    color: 'red',
    mood: 'longing',
    target: { playlist: 5004 },
  },
  { title: '把春天装进耳机里', typeTitle: '歌单', color: 'blue', mood: 'bright', target: { playlist: 5002 } },
  {
    title: '《长河落日》陆知远',
    typeTitle: '数字专辑',
    color: 'red',
    mood: 'heroic',
    target: { album: 'bian-sai' },
  },
  { title: '热歌榜更新', typeTitle: '榜单', color: 'blue', mood: 'autumn', target: { playlist: 3778678 } },
  {
    title: '水调歌头',
    typeTitle: '单曲',
    color: 'red',
    mood: 'night',
    target: { poem: '水调歌头·明月几时有' },
  },
  {
    title: '认识一下：青屿乐坊',
    typeTitle: '音乐人',
    color: 'blue',
    mood: 'rustic',
    target: { artist: 'qingyu-yuefang' },
  },
  {
    title: '《小荷》池萤 × 余音童声',
    typeTitle: '新碟首发',
    color: 'red',
    mood: 'snow',
    target: { album: 'xiao-he' },
  },
];

/** The list of hot searches, best first. */
export const demoHotSearches: { word: string; content: string; icon: number }[] = [
  { word: '静夜思', content: '睡前循环第一名', icon: 1 },
  { word: '春江花月夜', content: '孤篇压全唐', icon: 1 },
  { word: '白惊鸿', content: '“李白三部曲”完结', icon: 4 },
  { word: '水调歌头', content: '但愿人长久', icon: 0 },
  { word: '诗经', content: '最早的歌', icon: 5 },
  { word: '温若溪', content: '新专辑《海棠依旧》', icon: 4 },
  { word: '江雪', content: '千山鸟飞绝', icon: 0 },
  { word: '青屿乐坊', content: '四个人的一条江', icon: 0 },
  { word: '咏鹅', content: '孩子们的合唱', icon: 0 },
  { word: '苏轼', content: '一蓑烟雨任平生', icon: 0 },
  { word: '无衣', content: '现场全场跟唱', icon: 0 },
  { word: '古琴', content: '专注与安静', icon: 0 },
];
