import { expect, it } from 'vitest';
import { readOptions } from './options.mjs';

const groups = ['lint', 'unit', 'e2e'];

it('runs everything without options', () => {
  expect(readOptions([], groups)).toEqual({ only: [], changed: undefined, times: false });
});

it.each([[['--only', 'unit,e2e']], [['--only=unit,e2e']]])('accepts %j', (args) => {
  expect(readOptions(args, groups).only).toEqual(['unit', 'e2e']);
});

it.each([[['--only=']], [['--only', 'unite']]])('rejects %j and lists the groups', (args) => {
  expect(() => readOptions(args, groups)).toThrow('lint,unit,e2e');
});

it.each([[['--only']], [['--nolint']], [['unit']]])('rejects %j and prints the usage', (args) => {
  expect(() => readOptions(args, groups)).toThrow('--only GROUP');
});

it('limits a run to changes since the last commit, or since another revision', () => {
  expect(readOptions(['--changed'], groups).changed).toBe('HEAD');
  expect(readOptions(['--changed', '--base', 'main'], groups).changed).toBe('main');
});
