import type { PostedThing } from '@qingyin/data-social';

export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];
export const embedSizes = ['full', 'compact'] as const;
export type EmbedSize = (typeof embedSizes)[number];

/** What the widget plays (docs/widget.md). */
export interface Embeddable {
  kind: 'song' | 'playlist' | 'album';
  id: string;
}

/** What can be put on other people's pages; null for all else. */
export function embeddable(thing: PostedThing | null): Embeddable | null {
  if (thing?.kind !== 'song' && thing?.kind !== 'playlist' && thing?.kind !== 'album') return null;
  return { kind: thing.kind, id: thing.id };
}

/** The widget's element as its attributes; what it does anyway is not said. */
export function embedAttributes(
  { kind, id }: Embeddable,
  theme: EmbedTheme,
  size: EmbedSize,
): Record<string, string> {
  return { [kind]: id, ...(theme !== 'auto' && { theme }), ...(size !== 'full' && { size }) };
}

/** The address of the widget's script; `origin` is the service's. */
export const embedScript = (origin: string): string => `${origin}/widget/qingyin-player.js`;

/** The lines that put the widget on a page. Ids are digits, so nothing in them needs an escape. */
export function embedCode(origin: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script type="module" src="${embedScript(origin)}"></script>
<qingyin-player${written.join('')}></qingyin-player>`;
}
