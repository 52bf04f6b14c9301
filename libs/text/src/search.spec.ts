import { describe, expect, it } from 'vitest';
import { chinese } from './chinese.ts';
import {
  type Grade,
  deletionKeys,
  gradeOf,
  grades,
  markMatches,
  matchedParts,
  readQuery,
  unitsOf,
  errorsBetween,
  possibleThirds,
  thirdsOf,
  TWO_TYPOS_MIN,
  withinOneError,
  withMarks,
} from './index.ts';

const grade = (name: string, keywords: string): Grade | undefined =>
  gradeOf(readQuery(keywords, chinese), [unitsOf(name, chinese)]);

describe('gradeOf', () => {
  it.each<[string, string, keyof typeof grades]>([
    ['静夜思', '静夜思', 'exact'],
    ['静夜思', '靜夜思', 'exact'],
    ['靜夜思', '静夜思', 'exact'],
    ['静夜思', '静 夜思', 'exact'],
    ['静夜思', 'jingyesi', 'exactByReading'],
    ['静夜思', 'jing ye si', 'exactByReading'],
    ['静夜思', 'jys', 'exactByReading'],
    ['静夜思', '静ye思', 'exactByReading'],
    ['静夜思', '静', 'prefix'],
    ['静夜思', 'jingy', 'prefixByReading'],
    ['静夜思', '夜', 'inside'],
    ['静夜思', 'yesi', 'insideByReading'],
    ['静夜思', '思 静', 'scattered'],
    ['静夜思', 'jinyesi', 'mistyped'],
    ['长恨歌', 'changhenge', 'exactByReading'],
    ['长恨歌', 'zhanghenge', 'exactByReading'],
    ['绿', 'lv', 'exactByReading'],
    ['绿', 'lu', 'exactByReading'],
    ['Éluard', 'ELUARD', 'exact'],
    ['Quiet Night', 'ｑｕｉｅｔ', 'prefix'],
    ['Quiet Night', 'quiet nig', 'prefix'],
    ['Quiet Night', 'nig', 'inside'],
    ['Quiet Night', 'nihgt', 'mistyped'],
    ['Quiet Night', 'quet', 'mistyped'],
    ['Don’t', 'dont', 'exact'],
  ])('grades %s for "%s" as %s', (name, keywords, expected) => {
    expect(grade(name, keywords)).toBe(grades[expected]);
  });

  it('grades matches in facts below those in names and others, and above typing errors', () => {
    const units = (text: string) => [unitsOf(text, chinese)];
    const of = (keywords: string) =>
      gradeOf(
        readQuery(keywords, chinese),
        units('静夜思'),
        () => units('Beatles'),
        () => units('1984 Jazz'),
      );
    expect([of('静夜'), of('beatles 静'), of('beatles 1984'), of('jazz'), of('beetles 1984')]).toEqual([
      grades.prefix,
      grades.scattered,
      grades.byFacts,
      grades.byFacts,
      undefined,
    ]);
    expect(of('beetles')).toBe(grades.mistyped);
  });

  it.each([
    ['静夜思', '静思'],
    ['静夜思', 'jingyesan'],
    ['Quiet Night', 'igh'],
    ['Quiet', 'quitte'],
    ['moon', 'mono'],
    ['静夜思', ' '],
  ])('rejects %s for "%s"', (name, keywords) => {
    expect(grade(name, keywords)).toBeUndefined();
  });

  it('considers further texts such as artists', () => {
    const others = () => [unitsOf('白惊鸿', chinese)];
    const asked = (keywords: string) =>
      gradeOf(readQuery(keywords, chinese), [unitsOf('静夜思', chinese)], others);
    expect(asked('bjh 静夜思')).toBe(grades.scattered);
    expect(asked('bjh 春晓')).toBeUndefined();
  });
});

describe('markMatches', () => {
  it.each([
    ['举头望明月', '明月', '举头望<b>明月</b>'],
    ['举头望明月', 'mingyue', '举头望<b>明月</b>'],
    ['舉頭望明月', '举头', '<b>舉頭</b>望明月'],
    ['月下飞天镜，云生结海楼，月', '月', '<b>月</b>下飞天镜，云生结海楼，<b>月</b>'],
    ['Quiet Night', 'nig', 'Quiet <b>Nig</b>ht'],
    ['Quiet Night', 'nihgt', 'Quiet <b>Night</b>'],
    ['静夜思', '思 静', '<b>静</b>夜<b>思</b>'],
    ['静夜思', '月', '静夜思'],
  ])('marks %s for "%s" as %s', (text, keywords, expected) => {
    expect(withMarks(text, markMatches(text, keywords, chinese))).toBe(expected);
  });

  it('marks literal matches without a dictionary', () => {
    expect(markMatches('静夜思', '夜')).toEqual([{ start: 1, end: 2 }]);
    expect(markMatches('静夜思', 'ye')).toEqual([]);
  });

  it('splits a text by reading without a literal match', () => {
    expect(matchedParts('静夜思', 'yesi', chinese)).toEqual([
      { text: '静', hit: false },
      { text: '夜思', hit: true },
    ]);
  });
});

describe('one typing error', () => {
  const word = 'night';
  const near = ['night', 'nihgt', 'nigt', 'nighht', 'nicht', 'ngiht', 'nigth'];

  it.each(near)(`is accepted between ${word} and %s, which share a deletion key`, (typed) => {
    expect([withinOneError(word, typed), withinOneError(typed, word)]).toEqual([true, true]);
    expect(deletionKeys(word).some((key) => deletionKeys(typed).includes(key))).toBe(true);
  });

  it.each(['inhgt', 'nit'])(`is exceeded between ${word} and %s`, (typed) => {
    expect([withinOneError(word, typed), withinOneError(typed, word)]).toEqual([false, false]);
  });
});

describe('two typing errors', () => {
  const word = 'shostakovich';
  const near = [
    'shostokowich',
    'schostakovitch',
    'shstakovch',
    'hsostakovihc',
    'shostakovich',
    'xhostakovicx',
  ];

  it.each(near)(`leave a third of ${word} in %s as it is`, (typed) => {
    expect(errorsBetween(word, typed)).toBeLessThanOrEqual(2);
    expect(errorsBetween(typed, word)).toBe(errorsBetween(word, typed));
    expect(thirdsOf(word).some((third) => possibleThirds(typed).includes(third))).toBe(true);
  });

  it('are found in words of every length with a letter changed, missing or added at any two places', () => {
    for (let length = TWO_TYPOS_MIN; length <= 16; length += 1) {
      const long = 'abcdefghijklmnop'.slice(0, length);
      for (let one = 0; one < length; one += 1)
        for (let two = one + 1; two < length; two += 1)
          for (const [a, b] of [
            ['x', 'y'],
            ['', ''],
            [`x${long[one] ?? ''}`, `y${long[two] ?? ''}`],
          ]) {
            const typed = long.slice(0, one) + a + long.slice(one + 1, two) + b + long.slice(two + 1);
            expect(errorsBetween(long, typed)).toBe(2);
            expect(
              thirdsOf(long).some((third) => possibleThirds(typed).includes(third)),
              typed,
            ).toBe(true);
          }
    }
  });

  it('are counted', () => {
    expect(errorsBetween('', 'abc')).toBe(3);
    expect(errorsBetween('shostakovich', 'sohstakvoihc')).toBe(3);
  });
});
