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
/** Texts that most files do not have. */
const OPTIONAL = ['work', 'movement', 'catalogueNumber'] as const;
const SEVERAL = ['artists', 'albumArtists', 'genres', 'composers', 'lyrics'] as const;

/** All texts of tags that may need decoding. */
export const textsOf = (tags: RawMusicTags): string[] => [
  ...SINGLE.map((field) => tags[field]),
  ...(tags.artistText === undefined ? [] : [tags.artistText]),
  ...OPTIONAL.flatMap((field) => tags[field] ?? []),
  ...SEVERAL.flatMap((field) => tags[field] ?? []),
  ...Object.values(tags.credits ?? {}).flat(),
];

/** The tags with each of their texts replaced. */
export function mapTexts(tags: RawMusicTags, map: (text: string) => string): RawMusicTags {
  const single = Object.fromEntries(SINGLE.map((field) => [field, map(tags[field])]));
  const several = Object.fromEntries(SEVERAL.map((field) => [field, (tags[field] ?? []).map(map)]));
  const shown = tags.artistText === undefined ? {} : { artistText: map(tags.artistText) };
  const optional = Object.fromEntries(
    OPTIONAL.flatMap((field) => (tags[field] === undefined ? [] : [[field, map(tags[field])]])),
  );
  const credits = Object.fromEntries(
    Object.entries(tags.credits ?? {}).map(([role, names]) => [role, names.map(map)]),
  );
  return {
    ...tags,
    ...single,
    ...several,
    ...shown,
    ...optional,
    ...(tags.credits && { credits }),
  };
}
