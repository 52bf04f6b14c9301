import { renderUi } from '@qingyin/test-harness';
import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { StickyBar } from './StickyBar.tsx';

it('appears as soon as the top bar covers the header', () => {
  let notify: IntersectionObserverCallback = () => undefined;
  const made = vi.fn<(options?: IntersectionObserverInit) => void>();
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      notify = tell;
      made(options);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ top: '60px' } as CSSStyleDeclaration);
  const head = createRef<HTMLElement>();
  const { container } = renderUi(
    <>
      <header ref={head} />
      <StickyBar head={head} title="静夜思" coverUrl={null} />
    </>,
  );
  vi.restoreAllMocks();
  expect(made).toHaveBeenCalledWith({ rootMargin: '-60px 0px 0px' });
  expect(container.querySelector('[inert]')).not.toBeNull();
  const gone = { isIntersecting: false, boundingClientRect: { top: -200 } } as IntersectionObserverEntry;
  act(() => notify([gone], {} as IntersectionObserver));
  expect(container.querySelector('[inert]')).toBeNull();
  expect(screen.getByText('静夜思')).toBeInTheDocument();
});
