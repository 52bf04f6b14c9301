import { describe, expect, it } from 'vitest';
import { preloadGroups } from './preload-groups.mjs';

const chunk = (name: string) => ({ [`src/${name}.ts`]: { name, file: `assets/${name}.js` } });
const manifest = {
  ...chunk('music-loaders'),
  // It contains the screen table of the music routes.
  ...chunk('idle'),
  ...chunk('video-loaders'),
  ...chunk('video-lazy-routes'),
  ...chunk('other-screens'),
};

describe('preload groups', () => {
  it('contain the chunks of a feature for the first path segments of its routes', () => {
    const routes = [
      { path: '/find-music/top', feature: 'music' },
      { path: '/find-music/singer', feature: 'music' },
      { path: '/album/$id', feature: 'music' },
      { path: '/mv', feature: 'video' },
      { path: '/login', feature: 'account' },
      { path: '/test', feature: null },
    ];
    const groups = preloadGroups(routes, manifest);
    expect(groups).toEqual([
      ['^/(find-music|album)(/|$)', 'assets/music-loaders.js', 'assets/idle.js'],
      ['^/(mv)(/|$)', 'assets/other-screens.js', 'assets/video-loaders.js', 'assets/video-lazy-routes.js'],
      ['^/(login)(/|$)', 'assets/other-screens.js'],
    ]);
    expect(RegExp(groups[1]?.[0] ?? '').test('/mv-all')).toBe(false);
  });

  it('throws for a feature without the chunks', () => {
    expect(() => preloadGroups([{ path: '/attention', feature: 'social' }], manifest)).toThrow(
      'the build has no chunk social-loaders',
    );
  });

  it('throws for a path segment of two features', () => {
    const routes = [
      { path: '/mv/all', feature: 'video' },
      { path: '/mv/chart', feature: 'music' },
    ];
    expect(() => preloadGroups(routes, manifest)).toThrow('/mv belongs to both video and music');
  });
});
