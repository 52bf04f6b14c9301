import { expect, it } from 'vitest';
import { isComposed } from './is-composed.ts';

it.each<[string, KeyboardEventInit, boolean]>([
  ['while it composes', { key: 'Enter', isComposing: true }, true],
  ['the key that ends it, in Safari', { key: 'Enter', keyCode: 229 }, true],
  ['a key of its own', { key: 'Enter', keyCode: 13 }, false],
])('detects whether an input method handles a key: %s', (_what, init, has) =>
  expect(isComposed(new KeyboardEvent('keydown', init))).toBe(has),
);
