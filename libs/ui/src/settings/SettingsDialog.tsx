import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../overlays/Dialog.tsx';
import { type SettingsDialogProps } from './settings-section.ts';
import { SettingsList } from './SettingsList.tsx';
import classes from './SettingsDialog.module.css';

const WIDTH = 820;

/**
 * Settings dialog (docs/specification/routes.md#overlays): sections at the side, one open. The caller keeps the open
 * section in the URL.
 */
export function SettingsDialog({ sections, active, search, onSelect, onClose }: SettingsDialogProps) {
  const { t } = useLingui();
  const open = sections.find((section) => section.id === active) ?? sections[0];
  return (
    <Dialog title={t`设置`} onClose={onClose} width={WIDTH} fullOnPhone>
      <div className={classes.frame}>
        {search && <div className={classes.search}>{search.field}</div>}
        <SettingsList sections={sections} open={open} onSelect={onSelect} />
        {search?.results ? (
          <div className={classes.content}>{search.results}</div>
        ) : (
          open && (
            <section key={open.id} aria-label={open.label} className={classes.content}>
              {open.content}
            </section>
          )
        )}
      </div>
    </Dialog>
  );
}
