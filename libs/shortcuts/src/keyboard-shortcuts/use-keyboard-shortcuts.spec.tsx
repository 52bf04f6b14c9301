import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type KeyBindings, resolveKeyBindings } from './key-bindings.ts';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

function hear(early: KeyboardEvent | null, known: KeyBindings | null) {
  const run = vi.fn();
  const onHeard = vi.fn();
  const runner = { canRun: () => true, run };
  const { rerender } = renderHook(
    ({ map }: { map: KeyBindings | null }) =>
      useKeyboardShortcuts(map, runner, { last: early, onListening: onHeard }),
    { initialProps: { map: known } },
  );
  return { run, onHeard, know: () => rerender({ map: resolveKeyBindings({}) }) };
}

const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...init });

it('runs an early key once the bindings were read, and only once', () => {
  const { run, onHeard, know } = hear(new KeyboardEvent('keydown', { key: 'n' }), null);
  expect(onHeard).toHaveBeenCalledOnce();
  expect(run).not.toHaveBeenCalled();
  know();
  know();
  expect(run).toHaveBeenCalledExactlyOnceWith('player:next');
});

it('runs the last of several early keys, with its modifiers', () => {
  const { run, know } = hear(null, null);
  press('Control', { ctrlKey: true });
  press('k', { ctrlKey: true });
  know();
  expect(run).toHaveBeenCalledExactlyOnceWith('view:palette');
});

it('does not run an early key whose default was prevented', () => {
  const used = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  used.preventDefault();
  const { run, know } = hear(used, null);
  know();
  expect(run).not.toHaveBeenCalled();
});
