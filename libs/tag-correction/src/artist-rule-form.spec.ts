import { expect, it } from 'vitest';
import { artistRuleOf, artistRuleValues } from './artist-rule-form.ts';

it('proposes to split a name that seems to be that of several', () => {
  expect(artistRuleValues('老狼/叶蓓')).toMatchObject({ kind: 'names', names: '老狼; 叶蓓' });
  expect(artistRuleValues('Simon & Garfunkel')).toMatchObject({ names: 'Simon; Garfunkel' });
  expect(artistRuleValues('Max Richter')).toMatchObject({ kind: 'into', names: '' });
});

it('makes a rule of what the form says, once it is complete', () => {
  const form = { ...artistRuleValues('甲'), names: '甲', whole: ' ' };
  expect(artistRuleOf(form)).toBeUndefined();
  expect(artistRuleOf({ ...form, into: { id: 5, name: '乙' } })).toEqual({ into: 5 });
  expect(artistRuleOf({ ...form, kind: 'names' })).toBeUndefined();
  expect(artistRuleOf({ ...form, kind: 'names', names: '甲; 乙；甲' })).toEqual({ names: ['甲', '乙'] });
  expect(artistRuleOf({ ...form, kind: 'whole' })).toBeUndefined();
  expect(artistRuleOf({ ...form, kind: 'whole', whole: ' 甲、乙 ' })).toEqual({ whole: '甲、乙' });
});
