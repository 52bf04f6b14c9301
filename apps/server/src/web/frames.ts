import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackLocales, resolveLocale } from '@qingyin/locales';
import { parseAcceptLanguage } from '../http/accept-language.ts';

/** Language preferences of a page request. */
export interface FramePreferences {
  /** cookie qy_locale */
  locale: string | undefined;
  acceptLanguage: string | undefined;
}

const INDEX = 'index.html';
const FRAME = /^([A-Za-z0-9-]+)\.html$/;

/** Locales for which the web build rendered a frame (docs/decisions/0002-prebuilt-frames.md). */
export function listFrames(webDir: string): string[] {
  try {
    return readdirSync(join(webDir, 'frames')).flatMap((name) => FRAME.exec(name)?.[1] ?? []);
  } catch {
    return [];
  }
}

/**
 * Chooses the prebuilt page: by locale cookie, else by Accept-Language, else the default language, else the plain
 * index. The client chooses in the same way, so that frame and client agree. The colour
 * scheme is set by the frame's own script.
 *
 * @returns a path relative to the folder of the built client
 */
export function chooseFrame(
  { locale, acceptLanguage }: FramePreferences,
  locales: readonly string[],
): string {
  const found = resolveLocale({ stored: locale, browser: parseAcceptLanguage(acceptLanguage) });
  const built = [found, ...fallbackLocales(found)].find((each) => locales.includes(each));
  return built === undefined ? INDEX : `frames/${built}.html`;
}
