import type { Mood } from '@qingyin/server-media';

export interface DemoArtist {
  slug: string;
  name: string;
  nameEn: string;
  aliases: string[];
  /** 1 man, 2 woman, 3 ensemble */
  type: 1 | 2 | 3;
  initial: string;
  mood: Mood;
  bio: string;
}

/** Singers and ensembles of the demo catalogue, all of them invented. */
export const demoArtists: DemoArtist[] = [
  {
    slug: 'shen-yunqing',
    name: '沈云青',
    nameEn: 'Shen Yunqing',
    aliases: ['云青'],
    type: 2,
    initial: 'S',
    mood: 'spring',
    bio: '生于太湖边的歌者，自幼随外祖母学唱吴歌。嗓音清润，擅长把短诗唱成一段完整的光阴。她说自己录音时总要开着窗，让风声也算一件乐器。',
  },
  {
    slug: 'lu-zhiyuan',
    name: '陆知远',
    nameEn: 'Lu Zhiyuan',
    aliases: ['老陆', '知远'],
    type: 1,
    initial: 'L',
    mood: 'heroic',
    bio: '从西北走来的男中音，做过测绘员，走过许多条古道。边塞诗是他最熟悉的地图，唱起来有马蹄声，也有很远的灯火。',
  },
  {
    slug: 'gu-wanqiu',
    name: '顾晚秋',
    nameEn: 'Gu Wanqiu',
    aliases: [],
    type: 2,
    initial: 'G',
    mood: 'autumn',
    bio: '古琴演奏者、歌手。作品多在秋天录成，一年只出一张专辑。乐评人说她的停顿比音符更好听。',
  },
  {
    slug: 'qingyu-yuefang',
    name: '青屿乐坊',
    nameEn: 'Qingyu Ensemble',
    aliases: ['青屿'],
    type: 3,
    initial: 'Q',
    mood: 'calm',
    bio: '由筝、琵琶、笛与低音组成的四人乐坊，成立于一座海岛的旧祠堂。他们相信好的合奏像一次安静的谈话。',
  },
  {
    slug: 'su-he',
    name: '苏禾',
    nameEn: 'Su He',
    aliases: ['小禾'],
    type: 2,
    initial: 'S',
    mood: 'rustic',
    bio: '民谣歌手，住在山里，种两亩茶。她把田园诗唱得像傍晚门口的闲话，专辑里能听见鸡鸣和雨。',
  },
  {
    slug: 'bai-jinghong',
    name: '白惊鸿',
    nameEn: 'Bai Jinghong',
    aliases: ['惊鸿'],
    type: 1,
    initial: 'B',
    mood: 'bright',
    bio: '琵琶手出身的唱作人，舞台上爱笑，节奏明快。李白是他的“合作词人”，十年里写了三张专辑。',
  },
  {
    slug: 'jiangtian-hezou',
    name: '江天合奏团',
    nameEn: 'Jiangtian Players',
    aliases: ['江天'],
    type: 3,
    initial: 'J',
    mood: 'night',
    bio: '十二人的民乐团，擅写夜色与江水。成员来自六个沿江城市，每年在船上演出一次。',
  },
  {
    slug: 'wen-ruoxi',
    name: '温若溪',
    nameEn: 'Wen Ruoxi',
    aliases: ['若溪'],
    type: 2,
    initial: 'W',
    mood: 'longing',
    bio: '宋词是她的日记。声音轻而有分寸，唱相思从不用力。曾为多部舞剧写歌。',
  },
  {
    slug: 'xie-hanzhou',
    name: '谢寒舟',
    nameEn: 'Xie Hanzhou',
    aliases: [],
    type: 1,
    initial: 'X',
    mood: 'snow',
    bio: '北方歌手，写雪写得最好。他的录音室在一间旧仓库里，冬天要先生火，等木头的声音停下来再开始唱。',
  },
  {
    slug: 'yuyin-tongsheng',
    name: '余音童声',
    nameEn: 'Yuyin Children',
    aliases: ['余音'],
    type: 3,
    initial: 'Y',
    mood: 'bright',
    bio: '一所乡村小学的合唱小组，三十多个孩子，一位音乐老师。他们把课本里的诗，一首一首唱成了歌。',
  },
  {
    slug: 'he-linfeng',
    name: '何临风',
    nameEn: 'He Linfeng',
    aliases: ['临风'],
    type: 1,
    initial: 'H',
    mood: 'farewell',
    bio: '笛箫演奏者，常在车站与渡口采集声音。他的送别曲被许多毕业晚会借用，他说这是最高的奖赏。',
  },
  {
    slug: 'ye-tingyu',
    name: '叶听雨',
    nameEn: 'Ye Tingyu',
    aliases: ['听雨'],
    type: 2,
    initial: 'Y',
    mood: 'night',
    bio: '深夜电台主持人转行的歌手，声线低而暖。作品适合一个人听，也适合两个人不说话的时候听。',
  },
  {
    slug: 'mo-shan',
    name: '墨山',
    nameEn: 'Moshan',
    aliases: ['Moshan Band'],
    type: 3,
    initial: 'M',
    mood: 'heroic',
    bio: '三人乐队，琵琶、鼓与低音。他们把《诗经》里的征戍与行役唱得铿锵，现场常常满座合唱。',
  },
  {
    slug: 'chi-ying',
    name: '池萤',
    nameEn: 'Chi Ying',
    aliases: [],
    type: 2,
    initial: 'C',
    mood: 'calm',
    bio: '年轻的古筝演奏者，刚从学院毕业。喜欢五言绝句，说二十个字里装得下一整个下午。',
  },
];
