import { useLingui } from '@lingui/react/macro';
import type { LibraryAlbumDetails, LibraryAlbumKind } from '@qingyin/contract';

/** A fact of a release with its label. */
export interface ReleaseRow {
  id: string;
  label: string;
  value: string;
}

/** Returns the rows of what tags say of a release, in reading order; what is not known has none. */
export function useReleaseRows(): (library: LibraryAlbumDetails) => ReleaseRow[] {
  const { t, i18n } = useLingui();
  /** Codes that MusicBrainz adds to those of countries. */
  const regions: Readonly<Record<string, string>> = { XW: t`全球`, XE: t`欧洲` };
  const kinds: Readonly<Record<LibraryAlbumKind, string>> = {
    ...{
      album: '',
      ep: t`EP`,
      single: t({ message: '单曲', context: '横幅' }),
      compilation: t`合辑`,
      live: t`现场`,
    },
  };
  return ({ kind, country, catalogueNumber, barcode }) => {
    const rows = [
      { id: 'kind', label: t`专辑类型`, value: kinds[kind] },
      { id: 'country', label: t`发行地区`, value: regions[country] ?? countryName(country, i18n.locale) },
      { id: 'number', label: t`唱片编号`, value: catalogueNumber },
      { id: 'barcode', label: t`条形码`, value: barcode },
    ];
    return rows.filter(({ value }) => value !== '');
  };
}

function countryName(code: string, locale: string): string {
  if (code === '') return '';
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
