import { expect, it } from 'vitest';
import { reachedModules } from './reached-modules.mts';

/** A small workspace: code and imports of its modules. */
const modules: Record<string, { code: string; importedIds: string[] }> = {
  '/w/apps/web/src/main.ts': {
    code: 'import { a } from "@qingyin/kit";\nimport { calls } from "./calls.ts";\nimport "react";\na(calls.music.song);',
    importedIds: ['/w/node_modules/react/index.js', '/w/libs/kit/src/index.ts', '/w/apps/web/src/calls.ts'],
  },
  '/w/apps/web/src/calls.ts': {
    code: 'export * as calls from "./all.ts";',
    importedIds: ['/w/apps/web/src/all.ts'],
  },
  '/w/apps/web/src/all.ts': {
    code: 'export * as music from "./music.ts";\nexport * as video from "./video.ts";',
    importedIds: ['/w/apps/web/src/music.ts', '/w/apps/web/src/video.ts'],
  },
  '/w/libs/kit/src/index.ts': {
    code: 'export { a, type T } from "./a.ts";\nexport { b } from "./b.ts";\nexport * from "./c.ts";',
    importedIds: ['/w/libs/kit/src/a.ts', '/w/libs/kit/src/b.ts', '/w/libs/kit/src/c.ts'],
  },
  '/w/node_modules/react/index.js': { code: '', importedIds: ['/w/node_modules/react/core.js'] },
};
const factsOf = (id: string) => modules[id] ?? { code: '', importedIds: [] };

it('follows names through re-exports, and packages completely', () => {
  const reached = reachedModules(['/w/apps/web/src/main.ts'], factsOf);
  const has = (part: string) => [...reached].some((id) => id.endsWith(part));
  expect(has('kit/src/a.ts')).toBe(true);
  expect(has('kit/src/b.ts')).toBe(false);
  // The names of `export *` are unknown.
  expect(has('kit/src/c.ts')).toBe(true);
  expect(has('src/music.ts')).toBe(true);
  expect(has('src/video.ts')).toBe(false);
  expect(has('react/core.js')).toBe(true);
});

it('follows a namespace completely if it is used as a value', () => {
  const facts = (id: string) =>
    id.endsWith('main.ts')
      ? {
          code: 'import { calls } from "./calls.ts";\nshow(calls);',
          importedIds: ['/w/apps/web/src/calls.ts'],
        }
      : factsOf(id);
  const reached = reachedModules(['/w/apps/web/src/main.ts'], facts);
  expect([...reached].filter((id) => /music|video/.test(id))).toHaveLength(2);
});
