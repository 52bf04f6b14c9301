import * as mediaUi from '@qingyin/media-ui';
import * as playerReact from '@qingyin/player-react';
import * as trackList from '@qingyin/track-list';
import * as ui from '@qingyin/ui';
import * as uiLazy from '@qingyin/ui/lazy';
import { describe, expect, it } from 'vitest';
import { entries } from './catalogue.ts';

/** Components without looks of their own, and why. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'ui/ErrorBoundary': 'renders what its caller gives it; QueryBoundary shows the usual failure',
  'ui/OptionalBoundary': 'renders its content, or what its caller gives it',
  'ui/UiProvider': 'provider; it is around every state',
  'player-react/PlayerProvider': 'provider; it is around every state',
};

const libraries: Readonly<Record<string, object>> = {
  ui: { ...ui, ...uiLazy },
  'media-ui': mediaUi,
  'track-list': trackList,
  'player-react': playerReact,
};

/** Functions and classes, and components wrapped by React (`memo`, `lazy`). */
const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z][A-Za-z]*[a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

const exported = Object.entries(libraries).flatMap(([library, exports]) =>
  Object.entries(exports)
    .filter(isComponent)
    .map(([name]) => `${library}/${name}`),
);
const modules = await Promise.all(entries.map(async (entry) => ({ entry, module: await entry.load() })));
const shown = modules.flatMap(({ entry: { library, component }, module }) =>
  [component, ...(module.covers ?? [])].map((name) => `${library}/${name}`),
);

describe('gallery', () => {
  it('shows every component that the libraries export', () => {
    expect(exported.length).toBeGreaterThan(70);
    expect(exported.filter((id) => !shown.includes(id) && !(id in EXCLUDED))).toEqual([]);
  });

  it('excludes only components that exist and are not shown', () => {
    expect(Object.keys(EXCLUDED).filter((id) => !exported.includes(id) || shown.includes(id))).toEqual([]);
  });

  it('shows each component in one place, and none that no library exports', () => {
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(shown.filter((id) => !exported.includes(id))).toEqual([]);
  });

  it.each(modules)('$entry.id has states with different names', ({ module }) => {
    const names = module.default.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has the keys of every component with a pattern of its own', () => {
    const silent = modules.filter(({ module }) => !module.keys).map(({ entry }) => entry.component);
    for (const pattern of ['Button', 'Tabs', 'Menu', 'Dialog', 'Select', 'RadioList', 'Slider', 'SongGrid'])
      expect(silent).not.toContain(pattern);
  });

  it.each(modules)('$entry.id gives answers only to framed states', ({ module }) => {
    expect(module.default.filter(({ answers, framed }) => answers && !framed)).toEqual([]);
  });
});
