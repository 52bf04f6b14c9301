import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ViewerPicture } from './ViewerPicture.tsx';
import { INITIAL_VIEW } from './zoom.ts';

const SMALL = 'http://qingyin.test/media/img/1.jpg?param=256y256';

function show({ width = 1200, height = 800, small = SMALL as string | null } = {}) {
  const onRetried = vi.fn();
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } })}>
      <ViewerPicture
        ref={createRef()}
        picture={{ url: '/media/img/1.jpg', width, height }}
        small={small ?? undefined}
        zoom={{ view: INITIAL_VIEW, pulled: null }}
        onRetried={onRetried}
      />
    </I18nProvider>,
  );
  const image = () => container.querySelector('img') as HTMLImageElement;
  const frame = () => image().parentElement as HTMLElement;
  const blurred = () => container.querySelector<HTMLElement>('[data-small]');
  return { image, frame, blurred, onRetried };
}

it('has the size of the picture and shows its thumbnail until it loads', () => {
  const { image, frame, blurred } = show();
  expect(frame().getAttribute('aria-busy')).toBe('true');
  expect([frame().style.getPropertyValue('--wide'), frame().style.getPropertyValue('--high')]).toEqual([
    '1200',
    '800',
  ]);
  expect(blurred()?.style.backgroundImage).toContain(SMALL);
  fireEvent.load(image());
  expect(frame().hasAttribute('aria-busy')).toBe(false);
  expect(blurred()).toBeNull();
});

it.each([
  ['its size is unknown', { width: 0 }],
  ['there is no thumbnail yet', { small: null }],
])('shows no thumbnail if %s', (_case, known) => {
  const { frame, blurred } = show(known);
  expect(frame().getAttribute('aria-busy')).toBe('true');
  expect(blurred()).toBeNull();
});

it('reports a failed picture and retries', () => {
  const { image, frame, onRetried } = show();
  fireEvent.error(image());
  expect(screen.getByRole('alert').textContent).toContain('图片没有载入');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetried).toHaveBeenCalledOnce();
  expect(frame().getAttribute('aria-busy')).toBe('true');
  fireEvent.load(image());
  expect(frame().hasAttribute('aria-busy')).toBe(false);
});
