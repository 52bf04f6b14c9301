import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { parts } from '../i18n/catalogs.mjs';

/** Shortest ids, in characters: with three the most of two thousand texts differ. */
const SHORTEST = 3;
const ID = /(\\?["'`])([A-Za-z0-9+/]{6})\1/g;

/**
 * Shortens each id to the shortest beginning that no other id has.
 *
 * @param ids Lingui's ids of all texts
 */
export function shortestIds(ids: Iterable<string>): Map<string, string> {
  const all = [...new Set(ids)];
  const short = new Map<string, string>();
  let open = all;
  for (let length = SHORTEST; open.length > 0; length += 1) {
    const counts = new Map<string, number>();
    for (const id of all) counts.set(id.slice(0, length), (counts.get(id.slice(0, length)) ?? 0) + 1);
    const isOnly = (id: string): boolean => counts.get(id.slice(0, length)) === 1 || length >= id.length;
    for (const id of open.filter(isOnly)) short.set(id, id.slice(0, length));
    open = open.filter((id) => !isOnly(id));
  }
  return short;
}

/** Replaces ids that are whole string literals. */
export const shortenIds = (code: string, short: ReadonlyMap<string, string>): string =>
  code.replace(ID, (literal: string, quote: string, id: string) => {
    const found = short.get(id);
    return found === undefined ? literal : `${quote}${found}${quote}`;
  });

/**
 * Vite plugin that shortens the ids of texts in code and catalogs. An id is a hash, which no compression makes smaller,
 * and was a quarter of each catalog. All modules of a build see the same catalogs, so they agree on the short ids.
 *
 * @param folder folder of the source locale's catalogs
 */
export function shortMessageIds(folder: URL): Plugin {
  const { parse } = formatter({ lineNumbers: false });
  const ids = parts.flatMap((part) =>
    Object.keys(
      parse(readFileSync(new URL(`${part}.po`, folder), 'utf8'), {
        locale: 'zh-CN',
        sourceLocale: 'zh-CN',
        filename: part,
      }) as object,
    ),
  );
  const short = shortestIds(ids);
  return {
    name: 'qingyin-short-message-ids',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:apps|libs)\/.*\.(?:tsx?|po)(?:$|\?)/ },
      handler: (code) => ({ code: shortenIds(code, short), map: null }),
    },
  };
}
