/** Text of a lyrics file, decoded in its most likely encoding; loads the code for it with the first file. */
export async function decodeLyrics(bytes: Uint8Array): Promise<string> {
  const { decodeText } = await import('@qingyin/text-encoding');
  return decodeText(bytes).text;
}
