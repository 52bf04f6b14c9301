/** Decodes Base64 to UTF-8 text; undefined when it is not valid. */
export function decodeBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
