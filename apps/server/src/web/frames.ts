import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '../http/languages.ts';

/** Language preferences of a page request. */
export interface FrameWish {
  /** cookie qy_locale */
  locale: string | undefined;
  acceptLanguage: string | undefined;
}

const DEFAULT_LOCALE = 'zh-CN';
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

/** Chinese in traditional script, by script or region (BCP 47). */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)/i;
/** Default locale of languages with several. */
const preferred: Partial<Record<string, string>> = { en: 'en-US', pt: 'pt-PT' };

/**
 * Chooses the prebuilt page: by locale cookie, else by Accept-Language, else the default language, else the plain
 * index. The same rule as the client's (libs/i18n, `resolveLocale`), so that frame and client agree. The colour
 * scheme is set by the frame's own script.
 *
 * @returns a path relative to the folder of the built client
 */
export function frameFor({ locale, acceptLanguage }: FrameWish, locales: readonly string[]): string {
  const exact = locale !== undefined && locales.includes(locale) ? locale : undefined;
  const found =
    exact ??
    languagesOf(acceptLanguage)
      .map((tag) => closest(tag, locales))
      .find(Boolean) ??
    DEFAULT_LOCALE;
  return locales.includes(found) ? `frames/${found}.html` : INDEX;
}

function closest(tag: string, locales: readonly string[]): string | undefined {
  const exact = locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  if (/^zh\b/i.test(tag)) return TRADITIONAL.test(tag) ? 'zh-TW' : 'zh-CN';
  const language = tag.split('-', 1)[0]?.toLowerCase() ?? '';
  return (
    locales.find((locale) => locale === preferred[language]) ??
    locales.find((locale) => locale.split('-', 1)[0] === language)
  );
}
