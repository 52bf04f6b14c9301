import { type LocaleCode, resolveLocale } from '@qingyin/locales';
import type { IncomingHttpHeaders } from 'node:http';
import { parseAcceptLanguage } from '../accept-language.ts';

/** The cookie in which the client keeps the language that its user has chosen. */
const CHOSEN = /(?:^|;)\s*qy_locale=([A-Za-z-]+)/;

/** Locale of the answer to a request: the one chosen in the client, otherwise that of the Accept-Language header. */
export const localeOf = (headers: IncomingHttpHeaders): LocaleCode =>
  resolveLocale({
    stored: CHOSEN.exec(headers.cookie ?? '')?.[1],
    browser: parseAcceptLanguage(headers['accept-language']),
  });
