const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML[character] ?? character);
}

/** JSON as it may stand in a `<script type="application/json">`: no text in it can end the element. */
export function escapeJsonForHtml(json: string): string {
  return json.replace(/</g, '\\u003c');
}
