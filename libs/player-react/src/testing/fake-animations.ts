import { vi } from 'vitest';

export interface FakeAnimation {
  startTime: number | null;
  /** ms */
  duration: number;
  cancel(): void;
}

/**
 * Fake of `Element.animate`, which jsdom lacks: running animations are in the set, in order of their start. Also
 * installs fake timers, at 10 s.
 */
export function fakeAnimations(): { running: Set<FakeAnimation>; restore: () => void } {
  const running = new Set<FakeAnimation>();
  vi.useFakeTimers({ now: 0 });
  vi.advanceTimersByTime(10_000);
  Element.prototype.animate = (_, options) => {
    const duration = Number(typeof options === 'object' ? options.duration : options);
    const animation: FakeAnimation = {
      startTime: null,
      duration,
      cancel: () => void running.delete(animation),
    };
    running.add(animation);
    return animation as unknown as Animation;
  };
  const restore = (): void => {
    running.clear();
    Reflect.deleteProperty(Element.prototype, 'animate');
    vi.useRealTimers();
  };
  return { running, restore };
}
