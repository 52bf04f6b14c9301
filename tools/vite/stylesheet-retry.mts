import type { Plugin } from 'vite';

/** Patches of Vite's preloader for a stylesheet that failed to load. */
const CHANGES = [
  // Otherwise it would count as loaded, and a retry would render the part without it.
  [/seen\[href\] = void 0;(\s*throw err;)/, 'delete seen[href];$1'],
  // As a link in the document it would also count as loaded.
  [/if \(e\.type === "error"\) (rej\()/, 'if (e.type === "error") link.remove(), $1'],
] as const;

/**
 * Patches the code of Vite's preloader so that a retry loads a failed stylesheet again. @throws Error if the code
 * is unexpected
 */
export function patchStylesheetRetry(code: string): string {
  return CHANGES.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`Vite's preloader does not contain ${String(pattern)}`);
    return changed.replace(pattern, replacement);
  }, code);
}

/** Vite plugin that makes a retry of a lazy component load its failed stylesheet again. */
export const stylesheetRetryPlugin = (): Plugin => ({
  name: 'qingyin-lost-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: patchStylesheetRetry(code), map: null }),
  },
});
