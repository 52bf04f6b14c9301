const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? character);
}

/** Escapes JSON for a `<script type="application/json">`, so that no text in it can end the element. */
export function escapeJsonForHtml(json: string): string {
  return json.replace(/</g, '\\u003c');
}
