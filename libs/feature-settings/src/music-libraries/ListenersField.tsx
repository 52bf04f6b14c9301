import { useLingui } from '@lingui/react/macro';
import { Checkbox, RadioList } from '@qingyin/ui';
import type { LibrarySettings } from '@qingyin/data-account';
import { MemberPicker } from './MemberPicker.tsx';
import styles from './MusicLibraries.module.css';

interface ListenersFieldProps {
  settings: LibrarySettings;
  onChange: (changed: Partial<LibrarySettings>) => void;
}

/** Who hears a music library: everyone with an account and perhaps visitors, or some users. */
export function ListenersField({ settings, onChange }: ListenersFieldProps) {
  const { t } = useLingui();
  const { everyone, guests, members } = settings;
  return (
    <div className={styles.listeners}>
      <RadioList
        label={t`谁能听`}
        value={everyone ? 'everyone' : 'members'}
        options={[
          { value: 'everyone', text: t`所有有账号的人` },
          { value: 'members', text: t`指定的人` },
        ]}
        onChange={(value) => onChange({ everyone: value === 'everyone' })}
        inline
      />
      {everyone ? (
        <Checkbox
          label={t`未登录的访客也可以听`}
          checked={guests}
          onChange={(checked) => onChange({ guests: checked })}
        />
      ) : (
        <MemberPicker members={members} onChange={(chosen) => onChange({ members: chosen })} />
      )}
    </div>
  );
}
