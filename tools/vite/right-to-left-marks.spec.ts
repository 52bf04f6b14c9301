import { describe, expect, it } from 'vitest';
import { withMarks } from './right-to-left-marks.mts';

const RLM = '\u200f';
const LRM = '\u200e';

describe('marks of right-to-left texts', () => {
  it.each([
    ['a Latin word first', ['FLAC, ללא אובדן'], [RLM, 'FLAC, ללא אובדן']],
    ['a name first', [['who'], ' تابعك'], [RLM, ['who'], ' تابعك']],
    [
      'a tag with a name first',
      ['<0>', ['guest'], '</0> استخدمها'],
      [RLM, '<0>', ['guest'], '</0> استخدمها'],
    ],
    ['a number with a Latin unit', ['لا تزيد عن 10 MB'], [`لا تزيد عن ${LRM}10 MB`]],
    ['a placeholder with a Latin unit', ['الحد ', ['kbps'], ' kbps.'], ['الحد ', LRM, ['kbps'], ' kbps.']],
    ['an option of a command', ['خيار --music'], [`خيار ${LRM}--music`]],
    ['a range of right-to-left words', ['أ --ب'], ['أ --ب']],
    ['a mention', ['رد على @', ['name']], [`رد على ${LRM}@`, ['name']]],
    ['a quantity first', ['128 kbps, מעט נתונים'], [RLM, `${LRM}128 kbps, מעט נתונים`]],
    ['a quantity alone', ['192 kbps'], [`${LRM}192 kbps`]],
    ['a right-to-left word first', ['تشغيل FLAC'], ['تشغيل FLAC']],
    ['a right-to-left word in a tag first', ['<0>تشغيل</0> FLAC'], ['<0>تشغيل</0> FLAC']],
    ['Latin only', ['Dolby Atmos'], ['Dolby Atmos']],
    ['a placeholder only', [['name']], [['name']]],
  ])('%s', (_what, message, marked) => {
    expect(withMarks(message as Parameters<typeof withMarks>[0])).toEqual(marked);
  });

  it('keep the number of a plural', () => {
    const cases = { other: ['#', ' أغنية'] };
    expect(withMarks([['count', 'plural', cases]] as never)).toEqual([
      ['count', 'plural', { other: [RLM, '#', ' أغنية'] }],
    ]);
  });

  it('mark each case of a plural', () => {
    const cases = { one: [['who'], ' تابعك'], other: ['تابعك ', ['who']], offset: 0 };
    expect(withMarks([['count', 'plural', cases]] as never)).toEqual([
      ['count', 'plural', { one: [RLM, ['who'], ' تابعك'], other: ['تابعك ', ['who']], offset: 0 }],
    ]);
  });
});
