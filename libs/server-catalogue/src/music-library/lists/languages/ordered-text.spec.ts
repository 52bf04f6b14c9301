import { expect, it } from 'vitest';
import { alphabets } from './alphabets.ts';
import { orderedText } from './ordered-text.ts';

it.each([
  ['sv', 'Åsa', 'asa', 'Åsa'],
  ['sv', 'Mikael Åkerfeldt', 'akerfeldt mikael', 'Åkerfeldt Mikael'],
  ['sv', 'The Ärzte', 'arzte', 'Ärzte'],
  ['sv', '«Öken»', 'oken', 'Öken»'],
  ['ru', 'Виктор Йога', 'иога виктор', 'Йога Виктор'],
  ['ru', '周杰伦', 'zhou jie lun', 'zhou jie lun'],
  ['pl', 'The Beatles', 'beatles', 'beatles'],
  ['tr', 'Irmak', 'irmak', 'Irmak'],
  ['tr', 'The Irmak', 'irmak', 'Irmak'],
  ['az', 'Ilham Ilgar', 'ilgar ilham', 'Ilgar Ilham'],
  ['pl', 'Irena', 'irena', 'irena'],
  ['ja', 'ガンダム', 'カ ン タ ム', 'ガンダム'],
  ['ja', '桜', 'さ く ら', 'さくら'],
  ['ja', '宇多田ヒカル', 'yu duo tian ヒ カ ル', '宇多田ヒカル'],
  ['ja', 'あの日', 'あ の ri', 'あの日'],
  ['zh-Hant', '周杰倫', 'zhou jie lun', '周杰倫'],
  ['hi', 'हिन्दी गाना', 'हनद गन', 'हिन्दी गाना'],
])('orders names in %s: %s with the sort key %s as %s', (key, name, sortKey, text) => {
  const alphabet = alphabets[key];
  expect(alphabet && orderedText(name, sortKey, alphabet)).toBe(text);
});
