import { fold } from '@qingyin/text';

/** Genres in Chinese and in English, by which a song is found whatever the language of its tag. */
const PAIRS = [
  ['爵士', 'Jazz'],
  ['摇滚', 'Rock'],
  ['流行', 'Pop'],
  ['民谣', 'Folk'],
  ['古典', 'Classical'],
  ['电子', 'Electronic'],
  ['说唱', 'Hip-Hop'],
  ['说唱', 'Rap'],
  ['节奏布鲁斯', 'R&B'],
  ['灵魂乐', 'Soul'],
  ['蓝调', 'Blues'],
  ['乡村', 'Country'],
  ['金属', 'Metal'],
  ['朋克', 'Punk'],
  ['雷鬼', 'Reggae'],
  ['拉丁', 'Latin'],
  ['舞曲', 'Dance'],
  ['轻音乐', 'Easy Listening'],
  ['世界音乐', 'World'],
  ['原声', 'Soundtrack'],
  ['新世纪', 'New Age'],
  ['儿歌', "Children's"],
] as const;

/** A genre with its names in the other language. */
export function genreNames(genre: string): string[] {
  const key = fold(genre);
  return [
    genre,
    ...PAIRS.flatMap(([zh, en]) => (key === fold(en) ? [zh] : key === zh || key === `${zh}乐` ? [en] : [])),
  ];
}
