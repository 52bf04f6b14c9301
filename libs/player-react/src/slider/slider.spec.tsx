import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Slider, type SliderProps } from './Slider.tsx';

// jsdom computes no layout: the rail is 100 px long.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4));
});

function show(change: Partial<SliderProps> = {}) {
  const onInput = vi.fn();
  const onCommit = vi.fn();
  const steps = { step: 5, page: 20 };
  const text = (value: number) => `${String(value)} %`;
  render(
    <Slider
      label="音量"
      look="line"
      value={40}
      max={100}
      textOf={text}
      {...{ onInput, onCommit }}
      {...steps}
      {...change}
    />,
  );
  return { onInput, onCommit, slider: screen.getByRole('slider', { name: '音量' }) };
}
const finger = (pointerId: number, clientX: number) => ({
  pointerId,
  clientX,
  button: 0,
  pointerType: 'touch',
});

it('has a name, range and spoken value', () => {
  const { slider } = show();
  expect(slider).toHaveAttribute('aria-valuemax', '100');
  expect(slider).toHaveAttribute('aria-valuenow', '40');
  expect(slider).toHaveAttribute('aria-valuetext', '40 %');
});

it('takes the value that is tapped, without dragging, and commits it once', () => {
  const { slider, onInput, onCommit } = show();
  fireEvent.pointerDown(slider, finger(1, 75));
  fireEvent.pointerUp(slider, finger(1, 75));
  expect(onInput).toHaveBeenLastCalledWith(75);
  expect(onCommit.mock.calls).toEqual([[75]]);
});

it('reports each value of a drag, and commits the last one once', () => {
  const { slider, onInput, onCommit } = show();
  fireEvent.pointerDown(slider, finger(1, 20));
  fireEvent.pointerMove(slider, finger(1, 60));
  fireEvent.pointerMove(slider, finger(1, 500));
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider, finger(1, 500));
  expect(onInput.mock.calls).toEqual([[20], [60], [100]]);
  expect(onCommit.mock.calls).toEqual([[100]]);
});

it('ignores a second finger during a drag', () => {
  const { slider, onInput, onCommit } = show();
  fireEvent.pointerDown(slider, finger(1, 20));
  fireEvent.pointerDown(slider, finger(2, 90));
  fireEvent.pointerMove(slider, finger(2, 95));
  fireEvent.pointerUp(slider, finger(2, 95));
  expect(onInput.mock.calls).toEqual([[20]]);
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(slider, finger(1, 30));
  expect(onCommit.mock.calls).toEqual([[30]]);
});

it('commits nothing when a drag is cancelled', () => {
  const { slider, onCommit } = show();
  fireEvent.pointerDown(slider, finger(1, 20));
  fireEvent.pointerCancel(slider, finger(1, 20));
  fireEvent.lostPointerCapture(slider, finger(1, 20));
  expect(slider).toHaveAttribute('aria-valuenow', '40');
  expect(onCommit).not.toHaveBeenCalled();
});

it('commits nothing when a drag loses its pointer, and takes the next touch', () => {
  const { slider, onCommit } = show();
  fireEvent.pointerDown(slider, finger(1, 20));
  fireEvent.lostPointerCapture(slider, finger(1, 20));
  expect(slider).toHaveAttribute('aria-valuenow', '40');
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerDown(slider, finger(2, 70));
  fireEvent.pointerUp(slider, finger(2, 70));
  fireEvent.lostPointerCapture(slider, finger(2, 70));
  expect(onCommit.mock.calls).toEqual([[70]]);
});

it('ignores other buttons of a mouse', () => {
  const { slider, onInput, onCommit } = show();
  const second = { ...finger(1, 20), button: 2, pointerType: 'mouse' };
  fireEvent.pointerDown(slider, second);
  fireEvent.pointerUp(slider, second);
  expect(onInput).not.toHaveBeenCalled();
  expect(onCommit).not.toHaveBeenCalled();
});

it('ignores pointers and keys while disabled', () => {
  const { slider, onCommit } = show({ disabled: true });
  fireEvent.pointerDown(slider, finger(1, 20));
  fireEvent.pointerUp(slider, finger(1, 20));
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider).toHaveAttribute('tabindex', '-1');
  expect(onCommit).not.toHaveBeenCalled();
});

it.each([
  ['ArrowRight', {}, 45],
  ['ArrowRight', { shiftKey: true }, 60],
  ['ArrowDown', { shiftKey: true }, 20],
  ['PageUp', {}, 60],
  ['Home', {}, 0],
  ['End', {}, 100],
])('%s with %o sets and commits the value', (key, modifiers, expected) => {
  const { slider, onCommit } = show();
  expect(fireEvent.keyDown(slider, { key, ...modifiers })).toBe(false);
  expect(onCommit.mock.calls).toEqual([[expected]]);
});

it('leaves keys with Ctrl, Alt or ⌘ to others', () => {
  const { slider, onCommit } = show();
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(fireEvent.keyDown(slider, { key: 'ArrowRight', [modifier]: true })).toBe(true);
  expect(onCommit).not.toHaveBeenCalled();
});
