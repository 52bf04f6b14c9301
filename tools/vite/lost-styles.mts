import type { Plugin } from 'vite';

/** What Vite's preloader does with a stylesheet that did not come, and what it shall do. */
const CHANGES = [
  // It would count as there: the part would be drawn without it when it is asked for again.
  [/seen\[href\] = void 0;(\s*throw err;)/, 'delete seen[href];$1'],
  // As a link in the document it would count as there too.
  [/if \(e\.type === "error"\) (rej\()/, 'if (e.type === "error") link.remove(), $1'],
] as const;

/** The code of Vite's preloader so changed that a lost stylesheet is asked for again. Throws when it is another code. */
export function askAgainForStyles(code: string): string {
  return CHANGES.reduce((changed, [pattern, replacement]) => {
    if (!pattern.test(changed)) throw new Error(`Vite's preloader has no ${String(pattern)} any more`);
    return changed.replace(pattern, replacement);
  }, code);
}

/** A part whose stylesheet was lost comes with it when it is asked for again, and not without. */
export const lostStyles = (): Plugin => ({
  name: 'qingyin-lost-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: (code) => ({ code: askAgainForStyles(code), map: null }),
  },
});
