import { useLingui } from '@lingui/react/macro';
import { Button, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import type { ExportButtonProps } from './ExportMenuButton.tsx';

// Lazy: not part of the initial code of song pages.
const ExportMenuButton = lazyComponent<ExportButtonProps>(() => import('./ExportMenuButton.tsx'));

/** Exports a whole list to a file; shows a disabled placeholder until the code has loaded. */
export function ExportButton(list: ExportButtonProps) {
  const { t } = useLingui();
  const place = (
    <Button disabled icon={<svg width={18} height={18} aria-hidden />}>
      {t`导出`}
    </Button>
  );
  return (
    <OptionalBoundary pending={place}>
      <ExportMenuButton {...list} />
    </OptionalBoundary>
  );
}
