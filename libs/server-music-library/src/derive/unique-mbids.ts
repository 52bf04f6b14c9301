import { artistDrafts } from './artist-drafts.ts';
import type { DecodedFile } from './decode-tags.ts';
import type { DeriveOptions } from './derive-options.ts';
import { foldName } from './fold-name.ts';
import { tagOfAlbumArtists, tagOfArtists } from './tags-of-artists.ts';

/**
 * MusicBrainz ids by folded name: of names that have one id in the tags of the files, beside those of the options. Files
 * of the same folder without ids then name the same artists.
 */
export function uniqueMbids(
  files: readonly DecodedFile[],
  options: DeriveOptions,
): ReadonlyMap<string, string> {
  const here = new Map<string, string>();
  const ambiguous = new Set<string>();
  const tags = files.flatMap(({ tags }) => [tagOfArtists(tags), tagOfAlbumArtists(tags)]);
  for (const { name, mbid } of tags
    .filter(({ mbids }) => mbids.length > 0)
    .flatMap((tag) => artistDrafts(tag, options))) {
    if (!mbid) continue;
    const key = foldName(name);
    if ((here.get(key) ?? mbid) === mbid) here.set(key, mbid);
    else ambiguous.add(key);
  }
  return new Map([...(options.artistMbids ?? []), ...here].filter(([key]) => !ambiguous.has(key)));
}
