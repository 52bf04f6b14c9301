import { useLingui } from '@lingui/react/macro';
import { Button, CatalogueText, Extra } from '@qingyin/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

/** A panel that is open. */
export interface OpenedPanel {
  anchor: Element;
  onClose: () => void;
}

export interface CategoryButtonProps {
  /** of what is shown now */
  name: string;
  /** asks for the panel's code and for what stands in it */
  prepare: () => void;
  /** a `lazyPart` that draws a `CategoryPanel` */
  panel: (opened: OpenedPanel) => ReactNode;
}

/** Says which category is shown and opens all of them; these come when a pointer or the focus comes near. */
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
      {anchor && <Extra onLost={close}>{panel({ anchor, onClose: close })}</Extra>}
    </>
  );
}
