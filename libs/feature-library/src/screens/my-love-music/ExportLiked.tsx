import { useLingui } from '@lingui/react/macro';
import { Button, Extra, lazyPart } from '@qingyin/ui';

// The page has no room for it among what it must have to be seen.
const ExportButton = lazyPart(async () => ({ default: (await import('./export-button.ts')).ExportButton }));

/** Saves the liked songs as a file; the place is kept for the button until its code is there. */
export function ExportLiked(list: Parameters<typeof ExportButton>[0]) {
  const { t } = useLingui();
  const place = (
    <Button disabled icon={<svg width={18} height={18} aria-hidden />} title={t`导出`}>
      {t`导出`}
    </Button>
  );
  return (
    <Extra pending={place}>
      <ExportButton {...list} />
    </Extra>
  );
}
