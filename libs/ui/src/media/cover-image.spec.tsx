import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { coverUrl } from './cover-url.ts';
import { CoverImage } from './CoverImage.tsx';

describe('coverUrl', () => {
  it('requests the next larger size and replaces an existing parameter', () => {
    expect(coverUrl('/covers/1.jpg', 200)).toBe('/covers/1.jpg?param=256y256');
    expect(coverUrl('https://x.test/a?v=2&param=10y10', 208)).toBe('https://x.test/a?v=2&param=256y256');
    expect(coverUrl('/covers/1.jpg', 380, 16 / 9)).toBe('/covers/1.jpg?param=384y216');
    expect(coverUrl('data:image/png;base64,AA', 200)).toBe('data:image/png;base64,AA');
  });
});

describe('CoverImage', () => {
  it('loads lazily unless it has priority', () => {
    renderUi(<CoverImage src="/a.jpg" alt="甲" size={208} />);
    renderUi(<CoverImage src="/b.jpg" alt="乙" size={208} priority />);
    expect(screen.getByAltText('甲').getAttribute('loading')).toBe('lazy');
    expect(screen.getByAltText('乙').getAttribute('loading')).toBe('eager');
    expect(screen.getByAltText('乙').getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByAltText('甲').getAttribute('srcset')).toBe(
      '/a.jpg?param=256y256 1x, /a.jpg?param=512y512 2x',
    );
  });

  it('draws a disc if the picture fails, and tries again with another picture', () => {
    const { rerender, container } = renderUi(<CoverImage src="/a.jpg" alt="甲" size={64} />);
    fireEvent.error(screen.getByAltText('甲'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: '甲' })).toBeInTheDocument();
    rerender(<CoverImage src="/b.jpg" alt="甲" size={64} />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/b.jpg');
  });
});
