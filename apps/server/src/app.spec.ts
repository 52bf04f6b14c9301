import { endpoints } from '@qingyin/contract';
import { answers } from '@qingyin/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from './app.ts';
import { API_PREFIX } from './http/api-prefix.ts';
import type { AppContext } from './http/request-context.ts';

const options: AppOptions = {
  webDir: '/nonexistent',
  publicUrl: undefined,
  basePath: '',
  trustProxy: false,
  signUp: 'open',
  demo: true,
  corsOrigins: [],
  tls: undefined,
  api: undefined,
  maxCalls: 1,
  maxConnections: undefined,
  bodyTimeoutMs: 60_000,
  leastRate: { bytesPerS: 1, windowMs: 60_000 },
  logLevel: 'error',
  version: '0.0.0',
};
// Routes are only listed and no handler runs, so a minimal application context is enough.
const context = { now: Date.now, downloads: { maxSongs: 1, maxZips: 1 } } as AppContext;

/** All mounted paths, parsed from the route tree that Fastify prints. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part] = /^((?:│ {3}| {4})*)[├└]── (\S+) \(/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, part);
    return [above.join('')];
  });
}

describe('mounted routes', () => {
  let paths: string[];
  let close: () => Promise<void>;
  beforeAll(async () => {
    const app = await createApp(options, () => context);
    await app.ready();
    paths = pathsOf(app.printRoutes({ commonPrefix: false }));
    close = () => app.close();
  });
  afterAll(() => close());

  it('mounts exactly the contract endpoints whose answers have a schema (e2e/api calls each of them)', () => {
    const checked = Object.entries(endpoints).flatMap(([area, group]) => {
      const schemas = new Set(
        Object.keys(Object.entries(answers).find(([name]) => name === area)?.[1] ?? {}),
      );
      return Object.entries(group).flatMap(([name, { path }]) =>
        schemas.has(name) ? [`${API_PREFIX}${path}`] : [],
      );
    });
    expect(paths.filter((path) => path.startsWith(API_PREFIX)).sort()).toEqual(checked.sort());
  });

  it('mounts no routes outside /api except media, downloads, uploads, embed and the health check', () => {
    expect(paths.filter((path) => !path.startsWith(API_PREFIX)).sort()).toEqual([
      '/downloads/:id',
      '/embed/:service',
      '/healthz',
      '/media/audio/:name',
      '/media/clips/:name',
      '/media/img/:name',
      '/media/library/:name',
      '/uploads/cloud/:id',
    ]);
  });
});
