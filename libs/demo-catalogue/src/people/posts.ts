import type { Mood } from '@qingyin/server-media';

/** The resource a post shares: by title, slug or id, or the index of a video or post in its list. */
export type Shared =
  | { poem: string }
  | { album: string }
  | { playlist: number }
  | { mv: number }
  | { video: number }
  | { post: number };

export interface DemoPost {
  user: number;
  text: string;
  shares?: Shared;
  /** moods of the attached pictures */
  pictures?: Mood[];
  topic?: number;
}

/** Hashtag topics of posts. */
export const demoHashtags: { id: number; title: string; lines: string[]; reason: string; mood: Mood }[] = [
  {
    id: 301,
    title: '一句诗一首歌',
    lines: ['哪一句诗，你是听了歌才真正懂的？', '写下它，配上那首歌。'],
    reason: '本周最热',
    mood: 'night',
  },
  {
    id: 302,
    title: '通勤路上听什么',
    lines: ['地铁、公交、自行车，你的耳机里是谁？'],
    reason: '五万人在说',
    mood: 'bright',
  },
  {
    id: 303,
    title: '晒晒你的乐器',
    lines: ['琴、筝、琵琶、口琴，学了几天都算。', '有照片更好。'],
    reason: '编辑推荐',
    mood: 'calm',
  },
  { id: 304, title: '夏夜歌单', lines: ['蝉声停下来以后，你放哪一首？'], reason: '正当时', mood: 'rustic' },
];

/** Posts of the demo users, newest first; a post forwards one with a higher index. */
export const posts: DemoPost[] = [
  {
    user: 1,
    text: '新一期歌单上线：把春天装进耳机里。你今天听到的第一首是什么？',
    shares: { playlist: 5002 },
  },
  { user: 5, text: '看到靠岸那一段，真的不想它结束。', shares: { post: 12 } },
  {
    user: 2,
    text: '#一句诗一首歌# 清晨的山里没有信号，提前下好了这一首，走到半山腰正好放完。',
    shares: { poem: '鸟鸣涧' },
    topic: 301,
  },
  { user: 3, text: '今天的单曲循环，谁懂啊！', shares: { poem: '静夜思' } },
  {
    user: 4,
    text: '带学生们复习古诗，放歌比板书管用。他们说要组个合唱队，@青音听众 你来领唱，我看行。',
    pictures: ['bright', 'rustic', 'spring'],
  },
  {
    user: 5,
    text: '#通勤路上听什么# 歌单更新，献给每一个还在路上的人。',
    shares: { playlist: 5004 },
    topic: 302,
  },
  { user: 6, text: '听完想骑马。现实里骑了共享单车，也算御风而行。', shares: { album: 'bian-sai' } },
  {
    user: 7,
    text: '#晒晒你的乐器# 练琴第三年零两个月，终于能完整弹下一曲了。手指上的茧，是今年最好的礼物。谢谢@听松 借我的谱子。',
    pictures: ['calm'],
    topic: 303,
  },
  { user: 8, text: '口琴吹给毕业的你们，以后常回来。', shares: { video: 14 }, topic: 303 },
  { user: 9, text: '长安今夜有月亮，应景。', shares: { mv: 7002 } },
  { user: 11, text: '写代码专用，无人声打扰的部分我都标好了。', shares: { playlist: 5014 } },
  {
    user: 12,
    text: '青团已经蒸上了，配一壶茶，一张老唱片，清明假期圆满。',
    pictures: ['spring', 'snow', 'calm'],
  },
  { user: 1, text: '船上的音乐会，从黄昏唱到靠岸，完整版来了。', shares: { mv: 7001 } },
  { user: 10, text: '打卡今天的第一首歌。', shares: { poem: '春晓' } },
  { user: 10, text: '#夏夜歌单# 蝉不叫了，换我来放歌。', pictures: ['night', 'longing'], topic: 304 },
  { user: 6, text: '现场的后排大叔就是我，对不起没忍住。', shares: { video: 0 } },
  { user: 3, text: '求大家都去看这个手绘，高三啊，我高三在干嘛。', shares: { video: 5 } },
  { user: 2, text: '江雪这张，适合一个人在山里听。', shares: { album: 'jiang-xue' } },
  { user: 9, text: '#一句诗一首歌# 从兰州到敦煌，路上就这一句：大漠孤烟直。', topic: 301 },
  {
    user: 7,
    text: '琴桌上的一年，@棉棉不加班 说要做成日历，那就九张都给你。',
    pictures: ['spring', 'bright', 'rustic', 'heroic', 'autumn', 'longing', 'night', 'calm', 'snow'],
  },
  { user: 5, text: '日历已收到！七月那张我要贴在工位上。', shares: { post: 19 } },
  { user: 6, text: '有人说边塞曲要大声放。试过了，邻居敲门来问歌名。', shares: { poem: '凉州词' } },
  { user: 4, text: '老收音机又能响了，@江湖过客 修的，换他一坛酒。', pictures: ['rustic', 'autumn'] },
];
