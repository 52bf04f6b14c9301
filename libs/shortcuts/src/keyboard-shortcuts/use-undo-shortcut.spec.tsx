import { renderUi } from '@qingyin/test-harness';
import { actionBar, ActionBarHost } from '@qingyin/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUndoShortcut } from './use-undo-shortcut.tsx';

afterEach(() => {
  act(() => actionBar.hide());
  vi.restoreAllMocks();
});

function Page() {
  useUndoShortcut();
  return (
    <>
      <input aria-label="名称" />
      <div role="dialog" aria-modal aria-label="对话框">
        <button type="button">按钮</button>
      </div>
      <ActionBarHost />
    </>
  );
}

function show() {
  const undo = vi.fn();
  renderUi(<Page />);
  act(() => actionBar.show({ text: '已移除', undo }));
  return undo;
}

/** Dispatches a keydown event; true if its default was not prevented. */
const press = (init: KeyboardEventInit, target: Element = document.body) => {
  let left = true;
  act(() => void (left = fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ...init })));
  return left;
};
const bar = () => screen.queryByRole('region', { name: '撤销' });

it('undoes what the bar offers, once', () => {
  const undo = show();
  expect(press({ ctrlKey: true })).toBe(false);
  expect(bar()).toBeNull();
  expect(press({ ctrlKey: true })).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
});

it('works from a control in a dialog, too', () => {
  const undo = show();
  press({ ctrlKey: true }, screen.getByRole('button', { name: '按钮' }));
  expect(undo).toHaveBeenCalledOnce();
});

it.each<[string, KeyboardEventInit, string]>([
  ['a text field', { ctrlKey: true }, '名称'],
  ['Z alone', {}, '按钮'],
  ['redo', { ctrlKey: true, shiftKey: true, key: 'Z' }, '按钮'],
  ['a composing input method', { ctrlKey: true, isComposing: true }, '按钮'],
  ['a key that is held down', { ctrlKey: true, repeat: true }, '按钮'],
])('leaves %s alone', (_case, init, name) => {
  const undo = show();
  expect(press(init, screen.queryByLabelText(name) ?? screen.getByText(name))).toBe(true);
  expect(undo).not.toHaveBeenCalled();
  expect(bar()).not.toBeNull();
});

it('leaves the key to what has an undo history of its own', () => {
  const undo = show();
  const use = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', use);
  press({ ctrlKey: true });
  document.removeEventListener('keydown', use);
  expect(undo).not.toHaveBeenCalled();
});

it.each([
  ['Win32', 'Ctrl Z', { ctrlKey: true }],
  ['MacIntel', '⌘ Z', { metaKey: true }],
])('is shown in the bar as on the keyboard of %s: %s', (platform, caps, init) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const undo = show();
  expect(screen.getByRole('button', { name: '撤销' })).toHaveTextContent(caps);
  press(init);
  expect(undo).toHaveBeenCalledOnce();
});
