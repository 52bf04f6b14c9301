import { describe, expect, it } from 'vitest';
import { alphabetOf, alphabets } from './alphabets.ts';
import { createInitials } from './initials.ts';

const initialsIn = (key: string) => {
  const alphabet = alphabets[key];
  if (!alphabet) throw new Error(`no alphabet ${key}`);
  return createInitials(alphabet);
};
const initialsOf = (key: string, names: string): string => {
  const { labels, placeOf } = initialsIn(key);
  return names
    .split(' ')
    .map((name) => labels[placeOf(name)])
    .join(' ');
};

describe('initials of names', () => {
  it.each([
    ['ru', 'Ёлка елка Йога Яма Zemfira ötzi Ωmega 5 …', 'Е Е Й Я Z O # # #'],
    ['uk', 'Їжак Ґанок Єва Щедрик', 'Ї Ґ Є Щ'],
    ['sr', 'Љубав Њива Џеп Ђорђе', 'Љ Њ Џ Ђ'],
    ['el', 'Άννα ωδή Έλλη ABBA Яма', 'Α Ω Ε A #'],
    ['sv', 'Åsa Älska örn Aba Øystein Zorn', 'Å Ä Ö A Ö Z'],
    ['da', 'Åse Ærø Øystein Aa', 'Å Æ Ø Å'],
    ['pl', 'Ärzte Örn Ørsted Łona ßa Ćma', 'A O O Ł S Ć'],
    ['cs', 'Chinaski Cit Čechomor Řeka Hana', 'CH C Č Ř H'],
    ['hu', 'Csík Cica Szabó Sári Őszi', 'CS C SZ S Ö'],
    ['tr', 'İlk Işık Çay Şarkı ibo Irmak irmak', 'İ I Ç Ş İ I İ'],
    ['es', 'Ñandú Niño Ángel', 'Ñ N A'],
    ['ja', 'ガンダム ぎふ さくら ヴァイオリン んご 桜 ABBA ｱﾑﾛ', 'か か さ あ わ 漢 A あ'],
    ['ko', '아이유 까치 방탄 힙합 漢 ABBA', 'ㅇ ㄱ ㅂ ㅎ ㅎ A'],
    ['zh-Hant', '周杰倫 八三夭 愛 ABBA あ', 'ㄓ ㄅ ㄞ A #'],
    ['ar', 'أنغام إليسا آمال فيروز كاظم ABBA', 'ا ا ا ف ك A'],
    ['fa', 'آرش گوگوش پری کیهان', 'آ گ پ ک'],
    ['ku', 'ڕۆژ گوڵ ئاسمان', 'ڕ گ ا'],
    ['he', 'שלום אריק ABBA', 'ש א A'],
    ['hi', 'आशा क़ौल हिन्दी लता', 'आ क ह ल'],
    ['bn', 'আমি রবীন্দ্র', 'আ র'],
    ['ta', 'இளையராஜா ரகுமான்', 'இ ர'],
    ['kn', 'ರಾಜ್ ಅನು', 'ರ ಅ'],
    ['th', 'เบิร์ด ไมโคร กรุง', 'บ ม ก'],
    ['hy', 'Արամ Սիրուշո', 'Ա Ս'],
  ])('are letters of the alphabet of %s', (key, names, initials) => {
    expect(initialsOf(key, names)).toBe(initials);
  });

  it('are all told apart by the collator of the language, but for some foreign Cyrillic letters', () => {
    const missing = Object.keys(alphabets).flatMap((key) => {
      const { labels } = initialsIn(key);
      expect([key, labels.at(-1), new Set(labels).size]).toEqual([key, '#', labels.length]);
      const { own = [], latin = [] } = alphabets[key] ?? {};
      return [...own, ...latin]
        .map((letter) => letter.replace('\uFDD0', ''))
        .filter((letter) => !labels.includes(letter))
        .map((letter) => `${key} ${letter}`);
    });
    expect(missing).toEqual(['mk Й', 'sr Й']);
  });

  it('follow the letters of a locale; Simplified Chinese, languages without further letters and unknown ones keep the stored ones', () => {
    expect(['ru-RU', 'nb-NO', 'fr-BE', 'zh-TW', 'zh-CN', 'tlh'].map(alphabetOf)).toEqual([
      'ru',
      'nb',
      undefined,
      'zh-Hant',
      undefined,
      undefined,
    ]);
  });
});
