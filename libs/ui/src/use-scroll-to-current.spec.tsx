import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollToCurrent } from './use-scroll-to-current.ts';

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio'> & {
  boundingClientRect: { left: number; right: number };
  rootBounds: { left: number; right: number };
};

let tell: (entries: Seen[]) => void;
const watched: Element[] = [];

beforeEach(() => {
  watched.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {
        // nothing is kept
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Row({ current }: { current: string }) {
  const row = useRef<HTMLUListElement>(null);
  useScrollToCurrent(row, current);
  return (
    <ul ref={row}>
      {['a', 'b'].map((each) => (
        <li key={each} aria-current={each === current ? 'true' : undefined}>
          {each}
        </li>
      ))}
    </ul>
  );
}

const rootBounds = { left: 20, right: 400 };

it('scrolls a clipped current entry to the middle, and does not scroll for a visible one', () => {
  render(<Row current="b" />);
  const row = screen.getByRole('list');
  expect(watched.map(({ textContent }) => textContent)).toEqual(['b']);
  act(() => tell([{ intersectionRatio: 1, boundingClientRect: { left: 340, right: 400 }, rootBounds }]));
  expect(row.scrollLeft).toBe(0);
  act(() => tell([{ intersectionRatio: 0.4, boundingClientRect: { left: 380, right: 440 }, rootBounds }]));
  expect(row.scrollLeft).toBe(200);
});

it('checks again when another entry becomes current', () => {
  const { rerender } = render(<Row current="a" />);
  rerender(<Row current="a" />);
  rerender(<Row current="b" />);
  expect(watched.map(({ textContent }) => textContent)).toEqual(['a', 'b']);
});
