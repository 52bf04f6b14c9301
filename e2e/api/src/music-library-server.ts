import { rmSync } from 'node:fs';
import { endpoints, type MusicLibrary } from '@qingyin/contract';
import { expect, vi } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { account } = endpoints;

/** A running server with music libraries and without the demo catalogue. */
export interface MusicServer {
  server: ServerProcess;
  /** administrator */
  admin: ApiCaller;
  /** Music libraries of folders by the order of their ids. */
  libraries(): Promise<MusicLibrary[]>;
  /** Waits until no scan runs and the library at `index` has the properties. @returns it */
  settled(wanted: Partial<MusicLibrary>, index?: number): Promise<MusicLibrary>;
  /** Asks for a scan and waits for its end as `settled` does. */
  rescan(wanted: Partial<MusicLibrary>, index?: number): Promise<MusicLibrary>;
  /** Creates an account. */
  join(name: string): Promise<TestAccount>;
  /** Stops the server, runs `meanwhile` and starts it on the same data. */
  restart(meanwhile?: () => Promise<unknown> | void, signal?: NodeJS.Signals): Promise<void>;
  /** The session of an account at the present address of the server. */
  again(caller: ApiCaller): ApiCaller;
  dispose(): Promise<void>;
}

const credentials = { email: 'admin@example.org', password: 'a long password' };

/**
 * Starts a server whose music libraries are these folders, and creates its administrator.
 *
 * @param args further arguments
 * @param env further environment variables
 */
export async function startMusicServer(
  folders: readonly string[],
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<MusicServer> {
  const all = [
    ...folders.flatMap((folder) => ['--music', folder]),
    ...['--demo-catalogue', 'off', '--sign-up', 'open', ...args],
  ];
  let server = await startServer({ args: all, env });
  const invitation = /invitation=([\w-]+)/.exec(server.output())?.[1] ?? '';
  let admin = createCaller(server.url);
  const params = { ...credentials, nickname: '管理', invitation };
  expect(await admin.http.call(account.signUp, { params })).toMatchObject({ code: 200 });

  const again = (caller: ApiCaller): ApiCaller => {
    const moved = createCaller(server.url);
    for (const [name, value] of caller.cookies) moved.cookies.set(name, value);
    return moved;
  };
  const libraries = async () => (await admin.http.call(account.adminLibraries)).data;
  const settled = async (wanted: Partial<MusicLibrary>, index = 0): Promise<MusicLibrary> => {
    const look = async (): Promise<MusicLibrary> => {
      const library = (await libraries())[index];
      expect(library).toMatchObject({ scan: null, ...wanted });
      if (!library) throw new Error('there is no such library');
      return library;
    };
    return vi.waitFor(look, { timeout: 40_000, interval: 100 });
  };
  return {
    get server() {
      return server;
    },
    get admin() {
      return admin;
    },
    libraries,
    settled,
    async rescan(wanted, index = 0) {
      const { id } = (await libraries())[index] ?? { id: 0 };
      expect(await admin.http.call(account.adminLibraryScan, { params: { id } })).toEqual({ code: 200 });
      return settled(wanted, index);
    },
    join: (name) => createTestAccount(server.url, name),
    async restart(meanwhile, signal = 'SIGTERM') {
      server.child.kill(signal);
      await server.ended;
      await meanwhile?.();
      server = await startServer({ args: all, env, dataDir: server.dataDir });
      admin = again(admin);
    },
    again,
    async dispose() {
      await server.dispose();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
