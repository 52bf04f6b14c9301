import { expect, it } from 'vitest';
import { isImeKey } from './is-ime-key.ts';

it.each<[string, KeyboardEventInit, boolean]>([
  ['during composition', { key: 'Enter', isComposing: true }, true],
  ['the key that ends the composition, in Safari', { key: 'Enter', keyCode: 229 }, true],
  ['a key outside of a composition', { key: 'Enter', keyCode: 13 }, false],
])('detects whether an input method handles a key: %s', (_what, init, has) =>
  expect(isImeKey(new KeyboardEvent('keydown', init))).toBe(has),
);
