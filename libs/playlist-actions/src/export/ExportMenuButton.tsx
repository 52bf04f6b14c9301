import { useLingui } from '@lingui/react/macro';
import { type Anchor, Button, useLazyComponent } from '@qingyin/ui';
import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExportMenuProps } from './ExportMenu.tsx';

export type ExportButtonProps = Pick<ExportMenuProps, 'name' | 'load'>;

/** Implementation of `ExportButton`; the menu's code is loaded on press. */
export default function ExportMenuButton(list: ExportButtonProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const { Part, need, ahead } = useLazyComponent(() =>
    import('./ExportMenu.tsx').then((module) => module.ExportMenu),
  );
  return (
    <>
      <Button
        icon={<IconFileExport size={18} stroke={1.75} data-flip-rtl aria-hidden />}
        title={t`导出`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={ahead}
        onClick={({ currentTarget }) => {
          need();
          setAnchor(currentTarget);
        }}
      >
        {t`导出`}
      </Button>
      {anchor && Part && <Part {...list} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
