/**
 * @typedef {object} Clip
 * @property {number} mv id of its MV
 * @property {string} title text in the picture
 * @property {string} scene name in scenes/index.ts
 * @property {readonly [number, number]} lines first and last lyric line of its song, from 0
 */

/** Clips of the demo catalogue. @type {readonly Clip[]} */
export const clips = [
  { mv: 7001, title: '春江花月夜', scene: 'spring-river', lines: [0, 1] },
  { mv: 7002, title: '静夜思', scene: 'night-thoughts', lines: [0, 1] },
  { mv: 7003, title: '无衣', scene: 'no-clothes', lines: [0, 1] },
  { mv: 7004, title: '咏鹅', scene: 'geese', lines: [0, 2] },
  { mv: 7005, title: '江雪', scene: 'river-snow', lines: [2, 3] },
  { mv: 7006, title: '一剪梅', scene: 'red-lotus', lines: [3, 4] },
  { mv: 7007, title: '使至塞上', scene: 'frontier', lines: [4, 5] },
  { mv: 7008, title: '采薇', scene: 'picking-ferns', lines: [0, 2] },
];
