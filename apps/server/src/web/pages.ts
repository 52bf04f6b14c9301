import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built pages as the server sends them. */
export interface Pages {
  /** @param file path relative to the folder of the built client */
  read(file: string): Promise<string>;
}

/** Addresses at the root, but not the placeholder of the first banner, which the server replaces by a whole URL. */
const ROOT_ADDRESS = /\b(href|src)="\/(?!\/|qy-banner-url)/g;

/**
 * Moves a page of the build below the base path: its links, scripts and styles; and gives its scripts the base path
 * (libs/device-storage/src/base-path.ts).
 *
 * @param basePath letters, digits, `-_.~` and slashes, so that it needs no escaping
 */
export const moveBelow = (html: string, basePath: string): string =>
  basePath === ''
    ? html
    : html
        .replace(ROOT_ADDRESS, (_all, name: string) => `${name}="${basePath}/`)
        .replace('<html ', () => `<html data-qy-base="${basePath}" `);

/** Creates a reader of the pages of a build. They are read each time, since a build may replace them. */
export const createPages = (webDir: string, basePath: string): Pages => ({
  read: async (file) => moveBelow(await readFile(join(webDir, file), 'utf8'), basePath),
});
