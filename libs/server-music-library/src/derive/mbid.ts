const MBID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A MusicBrainz id in lower case; '' for other texts. */
export function readMbid(text: string): string {
  const id = text.trim().toLowerCase();
  return MBID.test(id) ? id : '';
}
