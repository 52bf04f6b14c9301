import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type KeyMap, keyMapOf } from './key-map.ts';
import { useKeyPresses } from './use-key-presses.ts';

function hear(early: KeyboardEvent | null, known: KeyMap | null) {
  const perform = vi.fn();
  const onHeard = vi.fn();
  const performer = { can: () => true, perform };
  const { rerender } = renderHook(
    ({ map }: { map: KeyMap | null }) => useKeyPresses(map, performer, { last: early, onHeard }),
    { initialProps: { map: known } },
  );
  return { perform, onHeard, know: () => rerender({ map: keyMapOf({}) }) };
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init });

it('runs an early key once the bindings were read, and only once', () => {
  const { perform, onHeard, know } = hear(new KeyboardEvent('keydown', { key: 'n' }), null);
  expect(onHeard).toHaveBeenCalledOnce();
  expect(perform).not.toHaveBeenCalled();
  know();
  know();
  expect(perform).toHaveBeenCalledExactlyOnceWith('player:next');
});

it('runs the last of several early keys, with its modifiers', () => {
  const { perform, know } = hear(null, null);
  press('Control', { ctrlKey: true });
  press('k', { ctrlKey: true });
  know();
  expect(perform).toHaveBeenCalledExactlyOnceWith('view:palette');
});

it('does not run an early key whose default was prevented', () => {
  const used = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  used.preventDefault();
  const { perform, know } = hear(used, null);
  know();
  expect(perform).not.toHaveBeenCalled();
});
