import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeAnimations } from '../testing/fake-animations.ts';
import { useSliderAnimation } from './use-slider-animation.ts';

let running: ReturnType<typeof fakeAnimations>['running'];
let restore: () => void;
beforeEach(() => {
  ({ running, restore } = fakeAnimations());
});
afterEach(() => restore());

interface Course {
  value: number;
  now: number;
  pace: number;
}

function Line({ value, now, pace }: Course) {
  const fill = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const glides = useSliderAnimation(fill, place, { value, valueNow: () => now, max: 200_000, pace });
  return (
    <div data-glides={glides}>
      <div ref={fill} />
      <div ref={place} />
    </div>
  );
}

const beginnings = () => [...running].map(({ startTime }) => startTime);

it('starts the animation at the exact value, not at the last reported one', () => {
  const { rerender, container } = render(<Line value={3000} now={3900} pace={1} />);
  expect(beginnings()).toEqual([6100, 6100]);
  expect(container.querySelector('[data-glides="true"]')).not.toBeNull();
  // It stands still for a while and then continues.
  rerender(<Line value={3900} now={3900} pace={0} />);
  expect(beginnings()).toEqual([]);
  vi.advanceTimersByTime(2000);
  rerender(<Line value={3000} now={3900} pace={1} />);
  expect(beginnings()).toEqual([8100, 8100]);
});

it('leaves the animation while the value grows as expected, and corrects it after a seek', () => {
  const { rerender } = render(<Line value={3000} now={3000} pace={1} />);
  vi.advanceTimersByTime(1000);
  rerender(<Line value={4000} now={4050} pace={1} />);
  expect(beginnings()).toEqual([7000, 7000]);
  rerender(<Line value={60_000} now={60_000} pace={1} />);
  expect(beginnings()).toEqual([-49_000, -49_000]);
});

it('animates at the playback rate', () => {
  render(<Line value={3000} now={3000} pace={2} />);
  expect(beginnings()).toEqual([8500, 8500]);
});
