import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { HighlightedText } from '@qingyin/media-ui';
import type { SettingsSection } from '@qingyin/routing';
import classes from './SettingsSearch.module.css';
import type { FoundSetting } from './use-found-settings.ts';

export interface SettingsResultsProps {
  query: string;
  found: readonly FoundSetting[];
  /** translated name of a section */
  sectionName: (section: SettingsSection) => string;
  onChoose: (setting: FoundSetting) => void;
}

/** Found settings with the section of each. */
export function SettingsResults({ query, found, sectionName, onChoose }: SettingsResultsProps) {
  const { t } = useLingui();
  return (
    <>
      <p role="status" className={found.length === 0 ? classes.none : 'qy-unseen'}>
        {found.length === 0 ? (
          <Trans>没有这样的设置</Trans>
        ) : (
          t`${plural(found.length, { other: '找到 # 个设置' })}`
        )}
      </p>
      {found.length > 0 && (
        <ul aria-label={t`找到的设置`}>
          {found.map((setting) => (
            <li key={`${setting.section} ${setting.title}`}>
              <button type="button" className={classes.result} onClick={() => onChoose(setting)}>
                <span className={classes.title}>
                  <HighlightedText text={setting.title} keywords={query} />
                </span>
                <span className={classes.section}>{sectionName(setting.section)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
