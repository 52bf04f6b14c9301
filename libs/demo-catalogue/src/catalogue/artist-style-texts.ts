import type { Mood } from '@qingyin/server-media';

/** Text about the musical style of an artist, by mood. */
export const styleTextByMood: Record<Mood, string> = {
  spring: '旋律多用宫调与徵调，筝与笛轻轻对答，句与句之间留着换气的空隙，像雨后初晴的院子。',
  autumn: '偏爱羽调与商调，速度舒缓，低音先行。乐器不多，一声落下之后总要等余韵散尽。',
  night: '以低而暖的音区为主，琴声疏朗，很少用打击乐，适合在灯下独听。',
  farewell: '旋律起伏平缓，尾句常常重复一次，像走出很远又回头。笛声担任第二个声部。',
  heroic: '鼓点鲜明，琵琶的扫弦推动节拍，高音区明亮开阔，现场尤其有力量。',
  rustic: '节奏如步行，筝与木鱼带着泥土气，旋律简单好记，常可跟着哼唱。',
  longing: '羽调居多，句尾微微下行，装饰音克制。安静处几乎只剩一根弦。',
  calm: '音符少，留白多。古琴或筝独自承担旋律，低音只在句首出现。',
  snow: '速度最慢，音色清冷，泛音与长音交替，偶有一两声鼓，如雪落在远处。',
  bright: '节拍轻快，宫调明朗，木鱼与鼓穿插其间，童声与合唱是常客。',
};
