import type { PostedResource } from '@qingyin/data-social';

export const embedThemes = ['auto', 'light', 'dark'] as const;
export type EmbedTheme = (typeof embedThemes)[number];
export const embedSizes = ['full', 'compact'] as const;
export type EmbedSize = (typeof embedSizes)[number];

/** Resource that the widget can play (docs/widget.md). */
export interface Embeddable {
  kind: 'song' | 'playlist' | 'album';
  id: string;
}

/** Resource as the widget plays it; null if it cannot be embedded. */
export function embeddable(resource: PostedResource | null): Embeddable | null {
  if (resource?.kind !== 'song' && resource?.kind !== 'playlist' && resource?.kind !== 'album') return null;
  return { kind: resource.kind, id: resource.id };
}

/** Attributes of the widget's element without defaults. */
export function embedAttributes(
  { kind, id }: Embeddable,
  theme: EmbedTheme,
  size: EmbedSize,
): Record<string, string> {
  return { [kind]: id, ...(theme !== 'auto' && { theme }), ...(size !== 'full' && { size }) };
}

/** URL of the widget's script. @param service origin of the service with its base path */
export const embedScript = (service: string): string => `${service}/widget/qingyin-player.js`;

/** HTML that embeds the widget. Ids are digits, so that no escaping is needed. */
export function embedCode(service: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script type="module" src="${embedScript(service)}"></script>
<qingyin-player${written.join('')}></qingyin-player>`;
}
