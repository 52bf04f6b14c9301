import type { Mood } from '@qingyin/server-media';

export interface DemoTopic {
  id: number;
  /** slug of the user who wrote it */
  writer: string;
  title: string;
  summary: string;
  category: string;
  tags: string[];
  mood: Mood;
  reads: number;
  likes: number;
}

/** Columns (专栏): short texts about poems and instruments, all written for this demo catalogue. */
export const demoTopics: DemoTopic[] = [
  {
    id: 8801,
    writer: 'editor',
    title: '二十个字为什么够用',
    summary:
      '《静夜思》只有二十个字，没有一个生僻。它把一个抬头和一个低头写成了所有人的乡愁。我们请三位歌者各唱一遍，听听同一轮月亮怎样落在不同的窗前。',
    category: '诗话',
    tags: ['唐诗', '夜晚'],
    mood: 'night',
    reads: 482,
    likes: 32,
  },
  {
    id: 8802,
    writer: 'ting-song',
    title: '古琴的七根弦，从哪一根听起',
    summary:
      '散音沉，泛音清，按音最像人说话。初听古琴不必急着懂减字谱，先找一首慢的，听余音怎样一点点走远，再听下一声为什么晚了半拍才来。',
    category: '器乐',
    tags: ['古琴', '入门'],
    mood: 'calm',
    reads: 315,
    likes: 22,
  },
  {
    id: 8803,
    writer: 'lao-zhou',
    title: '出塞的人带什么乐器',
    summary:
      '羌笛、琵琶、胡笳，边塞诗里的乐器几乎都能装进行囊。它们声音高而亮，压得过风。沿着七首诗，画一张唐人的西行声音地图。',
    category: '诗话',
    tags: ['边塞', '唐诗'],
    mood: 'heroic',
    reads: 279,
    likes: 19,
  },
  {
    id: 8804,
    writer: 'ban-xia',
    title: '雨的十二种写法',
    summary:
      '随风潜入夜的雨，和打在芭蕉上的雨，不是同一场。春雨写颜色，夏雨写声音，秋雨写时间，冬雨写等人的心情。附一份雨天歌单。',
    category: '随笔',
    tags: ['雨', '宋词'],
    mood: 'longing',
    reads: 220,
    likes: 15,
  },
  {
    id: 8805,
    writer: 'editor',
    title: '把《诗经》还给歌声',
    summary:
      '三百零五篇本来都是唱的。乐谱失传以后，我们还剩下复沓、叠字和起兴。照着这些线索，今天的人怎样给“蒹葭苍苍”重新谱曲？',
    category: '声音',
    tags: ['诗经', '国风'],
    mood: 'autumn',
    reads: 395,
    likes: 27,
  },
  {
    id: 8806,
    writer: 'yue-bai',
    title: '笛子为什么总在远处',
    summary:
      '“谁家玉笛暗飞声”“芦管一声长”，诗里的笛声多半看不见吹的人。气声里的沙沙响让它天生像从远处来。说说竹膜、气口和留白。',
    category: '器乐',
    tags: ['竹笛', '唐诗'],
    mood: 'night',
    reads: 159,
    likes: 11,
  },
];
