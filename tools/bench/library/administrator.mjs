import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;
const CLAIM = /needs this code: (\S+)/;
const PERSON = { email: 'bench@example.org', password: 'a long password', nickname: 'bench' };

/**
 * @typedef {{ id: number, path: string, songs: number, files: number, failed: number, albums: number, scannedAt: number, scan: object | null | undefined }} LibraryState
 */

/**
 * Creates the administrator of a new server.
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @returns {Promise<string>} the cookie
 */
export async function createAdministrator(server) {
  const invitation = CLAIM.exec(server.log)?.[1];
  if (invitation === undefined) throw new Error('the server has an administrator already');
  const answer = await fetch(`${server.url}/api/x/sign-up`, {
    method: 'POST',
    body: new URLSearchParams({ ...PERSON, invitation }),
  });
  const { code } = await answer.json();
  if (code !== 200) throw new Error(`the sign-up of the administrator answered ${code}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/**
 * Calls of an administrator.
 * @param {import('../../lib/product-server.mjs').ProductServer} server
 * @param {string} cookie
 */
export function callsOf(server, cookie) {
  /** @param {string} path @param {Record<string, string>} [body] sent as a form; without it the call is a GET */
  const call = async (path, body) => {
    const form = body === undefined ? {} : { method: 'POST', body: new URLSearchParams(body) };
    const answer = await fetch(`${server.url}/api${path}`, { headers: { cookie }, ...form });
    const result = await answer.json();
    if (result.code !== 200) throw new Error(`${path} answered ${result.code}`);
    return result;
  };
  return {
    /** State of the music library in a folder. @param {string} folder @returns {Promise<LibraryState>} */
    async library(folder) {
      /** @type {{ data: LibraryState[] }} */
      const { data } = await call('/x/admin/libraries');
      const found = data.find(({ path }) => path === folder);
      if (found === undefined) throw new Error(`the server has no music library in ${folder}`);
      return found;
    },
    /** Lets visitors without an account hear the library in a folder. @param {string} folder */
    async openToGuests(folder) {
      const { id } = await this.library(folder);
      await call('/x/admin/libraries/update', { id: String(id), everyone: 'true', guests: 'true' });
    },
    /** Scans the library in a folder again and waits for the end. @param {string} folder */
    async rescan(folder) {
      const { id, scannedAt } = await this.library(folder);
      await call('/x/admin/libraries/scan', { id: String(id) });
      for (;;) {
        const library = await this.library(folder);
        if ((library.scan ?? null) === null && library.scannedAt > scannedAt) return;
        await pause(LOOK_MS);
      }
    },
    /** Whether a search finds a song. @param {{ title: string, artist: string }} song */
    async finds({ title, artist }) {
      const keywords = encodeURIComponent(`${title} ${artist}`);
      const { result } = await call(`/cloudsearch?keywords=${keywords}&limit=30`);
      /** @type {{ name: string, ar: { name: string }[] }[]} */
      const songs = result.songs ?? [];
      return songs.some(({ name, ar }) => name === title && ar.some((one) => one.name === artist));
    },
    /** Writes to the database. @param {boolean} like */
    like: (like) => call(`/like?id=${DEMO_SONG}&like=${like}`),
  };
}

const DEMO_SONG = 10_001;

/** @typedef {ReturnType<typeof callsOf>} Calls */
