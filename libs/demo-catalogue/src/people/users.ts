import type { Mood } from '@qingyin/server-media';

export interface DemoUser {
  id: number;
  slug: string;
  nickname: string;
  signature: string;
  gender: 0 | 1 | 2;
  mood: Mood;
  /** six-digit area codes (docs/specification/contract/social.md#homepage) */
  province: number;
  city: number;
  birthday: string;
  vip?: boolean;
  /** 10: official account */
  userType?: number;
  description?: string;
}

/** Id of the editorial account, the author of the official playlists. */
export const EDITOR_ID = 1;
/** Id of the only demo account that can log in. */
export const DEMO_USER_ID = 10;

/** The demo users, all invented; only the demo account can log in. */
export const demoUsers: DemoUser[] = [
  {
    id: EDITOR_ID,
    slug: 'editor',
    nickname: '青音编辑部',
    signature: '一天一首诗，一首诗一支歌。',
    gender: 0,
    mood: 'spring',
    province: 330000,
    city: 330100,
    birthday: '2020-03-20',
    userType: 10,
    description: '青音官方账号',
  },
  {
    id: 2,
    slug: 'ting-song',
    nickname: '听松',
    signature: '山中何所有，岭上多白云。',
    gender: 1,
    mood: 'calm',
    province: 350000,
    city: 350200,
    birthday: '1990-04-12',
  },
  {
    id: 3,
    slug: 'ban-xia',
    nickname: '半夏微凉',
    signature: '循环到天亮的人',
    gender: 2,
    mood: 'bright',
    province: 510000,
    city: 510100,
    birthday: '1998-07-06',
    vip: true,
  },
  {
    id: 4,
    slug: 'lao-zhou',
    nickname: '老周的旧收音机',
    signature: '退休教师，爱诗，也爱吵吵闹闹的鼓。',
    gender: 1,
    mood: 'rustic',
    province: 610000,
    city: 610100,
    birthday: '1959-11-23',
  },
  {
    id: 5,
    slug: 'mian-mian',
    nickname: '棉棉不加班',
    signature: '通勤四十分钟，刚好十首歌。',
    gender: 2,
    mood: 'spring',
    province: 310000,
    city: 310100,
    birthday: '1995-01-30',
  },
  {
    id: 6,
    slug: 'guo-ke',
    nickname: '江湖过客',
    signature: '仗剑走天涯，耳机忘带了。',
    gender: 1,
    mood: 'heroic',
    province: 420000,
    city: 420100,
    birthday: '1993-09-09',
  },
  {
    id: 7,
    slug: 'yue-bai',
    nickname: '月白',
    signature: '学古琴的第三年，仍在练空弦。',
    gender: 2,
    mood: 'night',
    province: 320000,
    city: 320500,
    birthday: '2001-10-01',
    vip: true,
  },
  {
    id: 8,
    slug: 'xiao-shu',
    nickname: '小暑',
    signature: '',
    gender: 0,
    mood: 'bright',
    province: 440000,
    city: 440300,
    birthday: '2003-07-07',
  },
  {
    id: 9,
    slug: 'wei-shui',
    nickname: '渭水西',
    signature: '长安一片月，万户捣衣声。',
    gender: 1,
    mood: 'autumn',
    province: 610000,
    city: 610400,
    birthday: '1987-12-05',
  },
  {
    id: DEMO_USER_ID,
    slug: 'demo',
    nickname: '青音听众',
    signature: '今天也要好好听歌。',
    gender: 0,
    mood: 'spring',
    province: 330000,
    city: 330100,
    birthday: '1999-09-09',
    vip: true,
  },
  {
    id: 11,
    slug: 'shu-wang',
    nickname: '树望',
    signature: '写代码，听宋词。',
    gender: 1,
    mood: 'longing',
    province: 110000,
    city: 110100,
    birthday: '1996-02-18',
  },
  {
    id: 12,
    slug: 'qing-tuan',
    nickname: '青团子',
    signature: '清明前后，一口一个。',
    gender: 2,
    mood: 'spring',
    province: 330000,
    city: 330200,
    birthday: '2000-04-04',
  },
];

export const DEMO_EMAIL = 'demo@qingyin.local';
export const DEMO_PHONE = '13800138000';
export const DEMO_PASSWORD = 'qingyin';
