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

it('what was pressed before is done once the keys are known, and only once', () => {
  const { perform, onHeard, know } = hear(new KeyboardEvent('keydown', { key: 'n' }), null);
  expect(onHeard).toHaveBeenCalledOnce();
  expect(perform).not.toHaveBeenCalled();
  know();
  know();
  expect(perform).toHaveBeenCalledExactlyOnceWith('player:next');
});

it('the last one pressed meanwhile is done, Ctrl with what it is pressed with', () => {
  const { perform, know } = hear(null, null);
  press('Control', { ctrlKey: true });
  press('k', { ctrlKey: true });
  know();
  expect(perform).toHaveBeenCalledExactlyOnceWith('view:palette');
});

it('what somebody nearer has used is not done late', () => {
  const used = new KeyboardEvent('keydown', { key: 'n', cancelable: true });
  used.preventDefault();
  const { perform, know } = hear(used, null);
  know();
  expect(perform).not.toHaveBeenCalled();
});
