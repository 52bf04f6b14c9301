import type { CorrectedSong } from '@qingyin/contract';
import { expect, it } from 'vitest';
import { correctionOf, correctionValues } from './correction-form.ts';

const song = (rest: Partial<CorrectedSong> = {}): CorrectedSong => ({
  ...{ title: '一', artists: ['甲', '乙'], album: '专辑', albumArtists: ['甲'], trackNo: 1, discNo: 1 },
  ...{ year: 0, genres: [], compilation: false, composers: [], lyricists: [], conductors: [] },
  ...{ work: '', label: '', originalYear: 0 },
  ...rest,
});

it('shows what all songs have in common', () => {
  const { values, mixed } = correctionValues([song(), song({ title: '二', trackNo: 2, year: 0 })]);
  expect(values).toMatchObject({ title: '', artists: '甲; 乙', album: '专辑', year: '', compilation: false });
  expect([...mixed]).toEqual(['title', 'trackNo']);
});

it('contains only what was changed', () => {
  const { values } = correctionValues([song(), song({ title: '二', album: '别的' })]);
  expect(correctionOf(values, values)).toEqual({ fields: {}, problems: {} });
  const now = { ...values, artists: ' 甲; 丙 ；', album: '新', year: '1987', genres: '', compilation: true };
  expect(correctionOf(values, now).fields).toEqual({
    ...{ artists: ['甲', '丙'], album: '新', year: 1987, compilation: true },
  });
});

it('empties what may be empty, and names the fields that must not be', () => {
  const { values } = correctionValues([song({ year: 1987, genres: ['民谣'] })]);
  const now = { ...values, title: ' ', artists: '；', albumArtists: '', genres: '', year: '', trackNo: 'A1' };
  expect(correctionOf(values, now)).toEqual({
    fields: { albumArtists: [], genres: [], year: 0 },
    problems: { title: 'empty', artists: 'empty', trackNo: 'no-number' },
  });
});

it('corrects credits, works and the release', () => {
  const { values } = correctionValues([
    song({ composers: ['巴赫'], label: '旧', work: '组曲', originalYear: 1970 }),
  ]);
  expect(values).toMatchObject({ composers: '巴赫', work: '组曲', label: '旧', originalYear: '1970' });
  const now = {
    ...values,
    composers: '贝多芬；李白',
    conductors: '甲',
    work: '',
    label: '新',
    originalYear: '70000',
  };
  expect(correctionOf(values, now)).toEqual({
    fields: { composers: ['贝多芬', '李白'], conductors: ['甲'], work: '', label: '新' },
    problems: { originalYear: 'no-number' },
  });
});
