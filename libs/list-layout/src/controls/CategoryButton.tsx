import { useLingui } from '@lingui/react/macro';
import { Button, CatalogueText, OptionalBoundary } from '@qingyin/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** An open panel. */
export interface OpenPanelProps {
  anchor: Element;
  onClose: () => void;
}

export interface CategoryButtonProps {
  /** name of the current category */
  name: string;
  /** prefetches the panel's code and its data */
  prepare: () => void;
  /** a `lazyComponent` that renders a `CategoryPanel` */
  panel: (opened: OpenPanelProps) => ReactNode;
}

/**
 * Button with the current category that opens the panel of all. The panel is prefetched when the pointer or the
 * focus enters.
 */
export function CategoryButton({ name, prepare, panel }: CategoryButtonProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        icon={<IconLayoutGrid size={18} stroke={1.75} aria-hidden />}
        aria-label={t`选择分类：${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CatalogueText text={name} />
      </Button>
      {anchor && <OptionalBoundary onLost={close}>{panel({ anchor, onClose: close })}</OptionalBoundary>}
    </>
  );
}
