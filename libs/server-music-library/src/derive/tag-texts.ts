import type { RawMusicTags } from '@qingyin/server-files';

const SINGLE = [
  'title',
  'album',
  'discSubtitle',
  'label',
  'titleSort',
  'artistSort',
  'albumSort',
  'albumArtistSort',
] as const;
const SEVERAL = ['artists', 'albumArtists', 'genres', 'lyrics'] as const;

/** All texts of tags that may need decoding. */
export const textsOf = (tags: RawMusicTags): string[] => [
  ...SINGLE.map((field) => tags[field]),
  ...(tags.artistText === undefined ? [] : [tags.artistText]),
  ...SEVERAL.flatMap((field) => tags[field]),
];

/** The tags with each of their texts replaced. */
export function mapTexts(tags: RawMusicTags, map: (text: string) => string): RawMusicTags {
  const single = Object.fromEntries(SINGLE.map((field) => [field, map(tags[field])]));
  const several = Object.fromEntries(SEVERAL.map((field) => [field, tags[field].map(map)]));
  const shown = tags.artistText === undefined ? {} : { artistText: map(tags.artistText) };
  return { ...tags, ...single, ...several, ...shown };
}
