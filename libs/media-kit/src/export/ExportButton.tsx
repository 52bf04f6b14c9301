import { useLingui } from '@lingui/react/macro';
import { Button, Extra, lazyPart } from '@qingyin/ui';
import type { ExportButtonProps } from './ExportMenuButton.tsx';

// Pages of songs have no room for it among what they must have to be seen.
const ExportMenuButton = lazyPart<ExportButtonProps>(() => import('./ExportMenuButton.tsx'));

/** Saves a whole list as a file for other programs; the place is kept for the button until its code is there. */
export function ExportButton(list: ExportButtonProps) {
  const { t } = useLingui();
  const place = (
    <Button disabled icon={<svg width={18} height={18} aria-hidden />}>
      {t`导出`}
    </Button>
  );
  return (
    <Extra pending={place}>
      <ExportMenuButton {...list} />
    </Extra>
  );
}
