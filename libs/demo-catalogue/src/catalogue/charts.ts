import type { Mood } from '@qingyin/server-media';

export interface DemoChart {
  id: number;
  name: string;
  type: string;
  mood: Mood;
  updates: string;
  description: string;
  order: 'rising' | 'newest' | 'original' | 'hottest';
}

/** The official charts with the ids that other clients expect (docs/specification/contract/discover.md#charts). */
export const demoCharts: DemoChart[] = [
  {
    id: 19723756,
    name: '飙升榜',
    type: 'S',
    mood: 'bright',
    updates: '每天更新',
    description: '每天热度上升最快的歌曲，每日更新。',
    order: 'rising',
  },
  {
    id: 3779629,
    name: '新歌榜',
    type: 'N',
    mood: 'spring',
    updates: '每天更新',
    description: '近期发行的歌曲中最受喜爱的，每日更新。',
    order: 'newest',
  },
  {
    id: 2884035,
    name: '原创榜',
    type: 'O',
    mood: 'calm',
    updates: '每周四更新',
    description: '独立音乐人与乐坊的作品，每周四更新。',
    order: 'original',
  },
  {
    id: 3778678,
    name: '热歌榜',
    type: 'H',
    mood: 'heroic',
    updates: '每周四更新',
    description: '全站播放最多的歌曲，每周四更新。',
    order: 'hottest',
  },
];
