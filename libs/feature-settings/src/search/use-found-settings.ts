import { useLingui } from '@lingui/react/macro';
import { useDictionary } from '@qingyin/list-layout';
import type { SettingsSection } from '@qingyin/routing';
import { createQueryFilter } from '@qingyin/text';
import { settingsIndex } from './settings-index.ts';

/** A setting with its texts in the user's language. */
export interface FoundSetting {
  section: SettingsSection;
  title: string;
  synonyms: string;
  administrator?: boolean;
}

/** Settings of the given sections that match a query by title or synonym, also by pinyin. */
export function useFoundSettings(query: string, sections: readonly string[]): FoundSetting[] {
  const { i18n } = useLingui();
  const wanted = query.trim();
  const { dictionary } = useDictionary(wanted !== '');
  if (wanted === '') return [];
  const settings = settingsIndex.map(({ title, synonyms, ...setting }) => ({
    ...setting,
    title: i18n._(title),
    synonyms: i18n._(synonyms),
  }));
  const matches = createQueryFilter<FoundSetting>(
    wanted,
    ({ title, synonyms }) => [title, synonyms],
    dictionary,
  );
  const permitted = ({ section, administrator }: FoundSetting) =>
    sections.includes(section) && (administrator !== true || sections.includes('admin'));
  return settings.filter((setting) => permitted(setting) && matches(setting));
}
