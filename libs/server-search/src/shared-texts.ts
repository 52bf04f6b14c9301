/**
 * Texts that every one of the music libraries has. What only some libraries know of a song or album must not be
 * searchable, because others hear it too.
 *
 * @param byLibrary the texts of each library in which it is heard
 */
export function sharedTexts(byLibrary: ReadonlyMap<number, ReadonlySet<string>>): string[] {
  const [first, ...others] = [...byLibrary.values()];
  return [...(first ?? [])].filter((text) => others.every((texts) => texts.has(text)));
}
