import { describe, expect, it, vi } from 'vitest';
import { loadAnalytics } from './analytics.ts';

describe('analytics', () => {
  it('loads nothing unless a script is configured', () => {
    loadAnalytics(undefined);
    expect(document.querySelector('script')).toBeNull();
  });

  it('logs to the console that its script failed to load, and does nothing else', () => {
    const say = vi.fn();
    loadAnalytics('https://stats.example/a.js', document, say);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(say).toHaveBeenCalledWith('analytics: https://stats.example/a.js could not be loaded');
  });
});
