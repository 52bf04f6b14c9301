import type { Mood } from '../compose/index.ts';

/** Which songs a list is filled with: by mood, by poet, or by era; several are joined. */
export interface Selection {
  moods?: Mood[];
  poets?: string[];
  eras?: string[];
  instrumental?: boolean;
}

export interface DemoPlaylist {
  id: number;
  name: string;
  owner: number;
  mood: Mood;
  tags: string[];
  select: Selection;
  size: number;
  plays: number;
  premium?: boolean;
  copywriter: string;
  description: string;
}

/** Editors' and listeners' lists; the first ones stand on the home page. */
export const demoPlaylists: DemoPlaylist[] = [
  { id: 5001, name: '静夜思：睡前听的唐诗', owner: 1, mood: 'night', tags: ['古风', '夜晚', '安静'], select: { moods: ['night', 'calm'] }, size: 24, plays: 3_862_000, premium: true, copywriter: '关灯，躺好，让二十个字送你入梦', description: '床前明月光，是每个人最早的乡愁。\n我们从夜色里挑了二十多首歌：江上的、山中的、窗前的。音量调到刚好听见，余下的交给月亮。' },
  { id: 5002, name: '把春天装进耳机里', owner: 1, mood: 'spring', tags: ['古风', '清新', '春天'], select: { moods: ['spring', 'bright'] }, size: 28, plays: 2_416_800, premium: true, copywriter: '二月春风似剪刀，剪一段给你', description: '桃花、细雨、新燕、纸鸢。适合开窗、晾衣、出门走走的时候听。' },
  { id: 5003, name: '长风万里：边塞与少年', owner: 1, mood: 'heroic', tags: ['古风', '热血', '运动'], select: { moods: ['heroic'] }, size: 18, plays: 1_958_300, premium: true, copywriter: '大漠孤烟直，长河落日圆', description: '琵琶与鼓写成的边塞。从玉门关到轮台，从出征到归来，听完想推门出去走很远的路。' },
  { id: 5004, name: '宋词里的一千种相思', owner: 1, mood: 'longing', tags: ['古风', '伤感', '宋词'], select: { moods: ['longing'], eras: ['宋'] }, size: 30, plays: 4_205_000, premium: true, copywriter: '此情无计可消除，才下眉头，却上心头', description: '从李煜到李清照，从晏殊到姜夔。写相思的句子太多，我们只选了唱出来更轻的那些。' },
  { id: 5005, name: '雪落下的声音', owner: 1, mood: 'snow', tags: ['古风', '冬天', '安静'], select: { moods: ['snow', 'night'] }, size: 18, plays: 876_400, copywriter: '晚来天欲雪，能饮一杯无', description: '围炉、煮酒、等一个人。适合下雪天，也适合盼着下雪的日子。' },
  { id: 5006, name: '田园将芜，胡不归', owner: 4, mood: 'rustic', tags: ['民谣', '田园', '治愈'], select: { moods: ['rustic', 'calm'] }, size: 22, plays: 643_900, copywriter: '开轩面场圃，把酒话桑麻', description: '退休以后我就听这些。鸡鸣、炊烟、邻居的狗，城里的娃娃们也来歇歇脚。' },
  { id: 5007, name: '通勤四十分钟', owner: 5, mood: 'bright', tags: ['古风', '驾车', '清新'], select: { moods: ['bright', 'rustic', 'spring'] }, size: 16, plays: 1_120_700, copywriter: '从家到公司，刚好十六首', description: '早高峰的地铁里，也可以是“千里江陵一日还”。' },
  { id: 5008, name: '诗经：最早的歌', owner: 1, mood: 'autumn', tags: ['古风', '诗经', '国学'], select: { eras: ['先秦'] }, size: 28, plays: 1_530_000, premium: true, copywriter: '三千年前，它们本来就是用来唱的', description: '风、雅、颂。我们请来六组歌者，把课本里的“诗”还给“歌”。' },
  { id: 5009, name: '送别：车站与渡口', owner: 9, mood: 'farewell', tags: ['古风', '伤感', '毕业'], select: { moods: ['farewell'] }, size: 14, plays: 732_500, copywriter: '莫愁前路无知己', description: '送给六月，送给每一个说“回头见”的人。' },
  { id: 5010, name: '专注写代码：只有器乐', owner: 11, mood: 'calm', tags: ['轻音乐', '学习', '工作'], select: { instrumental: true, moods: ['calm'] }, size: 20, plays: 2_087_600, copywriter: '没有人声，只有手指和弦', description: '古琴、古筝与低音。前六首是纯器乐，后面的人声也很轻，写论文、改需求都合适。' },
  { id: 5011, name: '李白喝多了以后', owner: 3, mood: 'bright', tags: ['古风', '唐诗', '快乐'], select: { poets: ['李白'] }, size: 20, plays: 998_800, copywriter: '举杯邀明月，对影成三人', description: '一个人的狂欢，一群人的浪漫。' },
  { id: 5012, name: '王维的空山', owner: 2, mood: 'calm', tags: ['古风', '唐诗', '安静'], select: { poets: ['王维', '孟浩然'] }, size: 18, plays: 554_200, copywriter: '行到水穷处，坐看云起时', description: '适合登山、打坐、发呆。' },
  { id: 5013, name: '杜甫很忙，但他也看花', owner: 9, mood: 'autumn', tags: ['古风', '唐诗'], select: { poets: ['杜甫', '白居易'] }, size: 16, plays: 421_700, copywriter: '晓看红湿处，花重锦官城', description: '沉郁之外，还有两个黄鹂、一行白鹭。' },
  { id: 5014, name: '苏轼：人间有味', owner: 1, mood: 'night', tags: ['古风', '宋词', '治愈'], select: { poets: ['苏轼', '辛弃疾'] }, size: 16, plays: 1_874_000, premium: true, copywriter: '一蓑烟雨任平生', description: '难过的时候读苏轼，想哭的时候听苏轼。\n这一份给所有正在淋雨的人。' },
  { id: 5015, name: '李清照的院子', owner: 7, mood: 'spring', tags: ['古风', '宋词', '女声'], select: { poets: ['李清照', '晏殊', '晏几道', '秦观', '欧阳修', '李煜', '柳永', '周邦彦'] }, size: 14, plays: 688_100, copywriter: '昨夜雨疏风骤', description: '海棠、藕花、黄昏和一杯淡酒。' },
  { id: 5016, name: '孩子们唱的古诗', owner: 1, mood: 'bright', tags: ['儿歌', '国学', '快乐'], select: { poets: ['骆宾王', '贺知章', '孟浩然', '李绅', '杨万里', '王之涣', '杜牧', '李白'] }, size: 24, plays: 3_305_000, copywriter: '鹅鹅鹅，曲项向天歌', description: '一年级到六年级都能跟着唱。家长请注意：会循环到你也背下来。' },
  { id: 5017, name: '秋天应该很好，你若尚在场', owner: 3, mood: 'autumn', tags: ['古风', '秋天', '伤感'], select: { moods: ['autumn'] }, size: 16, plays: 512_900, copywriter: '停车坐爱枫林晚', description: '落叶、远山、寒蝉，一杯热茶。' },
  { id: 5018, name: '古琴入门听什么', owner: 7, mood: 'calm', tags: ['轻音乐', '古琴', '安静'], select: { instrumental: true, moods: ['calm', 'night'] }, size: 18, plays: 268_400, copywriter: '从空弦开始', description: '学琴三年，整理了一份自己常听的。越慢的越难。' },
  { id: 5019, name: '江南：一城烟雨', owner: 12, mood: 'spring', tags: ['古风', '清新', '江南'], select: { poets: ['杜牧', '白居易', '韦应物', '张继', '林逋', '王安石'] }, size: 18, plays: 846_300, copywriter: '日出江花红胜火，春来江水绿如蓝', description: '给江南人，也给想去江南的人。' },
  { id: 5020, name: '骑马打江山', owner: 6, mood: 'heroic', tags: ['古风', '热血', '跑步'], select: { moods: ['heroic', 'bright'] }, size: 20, plays: 389_600, copywriter: '跑步机上，也要有千军万马', description: '配速五分半，刚好踩在鼓点上。' },
  { id: 5021, name: '深夜电台：一个人的航行', owner: 2, mood: 'night', tags: ['古风', '夜晚', '治愈'], select: { moods: ['night', 'longing'] }, size: 20, plays: 1_265_400, copywriter: '月落乌啼霜满天', description: '凌晨以后的耳机，总是听得更清楚。' },
  { id: 5022, name: '清明前后', owner: 12, mood: 'rustic', tags: ['古风', '春天', '怀念'], select: { moods: ['rustic', 'spring', 'farewell'] }, size: 18, plays: 305_200, copywriter: '路上行人欲断魂', description: '雨丝、青团、老屋。想念也可以是暖的。' },
  { id: 5023, name: '大唐三万里', owner: 9, mood: 'heroic', tags: ['古风', '唐诗', '旅行'], select: { eras: ['唐'] }, size: 60, plays: 2_640_500, premium: true, copywriter: '只要诗在，长安就会在', description: '从长安出发，向西到安西，向南到岭南，向东到扬州。六十首歌，一张地图。' },
  { id: 5024, name: '二十个字', owner: 8, mood: 'calm', tags: ['古风', '安静'], select: { poets: ['王维', '贾岛', '柳宗元', '刘长卿', '王之涣', '崔颢'] }, size: 14, plays: 98_700, copywriter: '五言绝句，刚刚好', description: '短，但是够用。' },
];

export interface DemoChart {
  id: number;
  name: string;
  type: string;
  mood: Mood;
  updates: string;
  description: string;
  order: 'rising' | 'newest' | 'original' | 'hottest';
}

/** The official charts under the ids that peers expect (contract page, 4.15). */
export const demoCharts: DemoChart[] = [
  { id: 19723756, name: '飙升榜', type: 'S', mood: 'bright', updates: '每天更新', description: '每天热度上升最快的歌曲，每日更新。', order: 'rising' },
  { id: 3779629, name: '新歌榜', type: 'N', mood: 'spring', updates: '每天更新', description: '近期发行的歌曲中最受喜爱的，每日更新。', order: 'newest' },
  { id: 2884035, name: '原创榜', type: 'O', mood: 'calm', updates: '每周四更新', description: '独立音乐人与乐坊的作品，每周四更新。', order: 'original' },
  { id: 3778678, name: '热歌榜', type: 'H', mood: 'heroic', updates: '每周四更新', description: '全站播放最多的歌曲，每周四更新。', order: 'hottest' },
];
