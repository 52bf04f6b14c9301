import '../../overlays/mantine-overlays.ts';
import { useLingui } from '@lingui/react/macro';
import { Popover } from '@mantine/core';
import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import { MantineScope } from '../../overlays/MantineScope.tsx';
import overlay from '../../overlays/Overlay.module.css';
import { useCloseOnEscape } from '../../overlays/use-close.ts';
import { classNames } from '../../controls/class-names.ts';
import { type SelectOption } from './select-option.ts';
import classes from './SelectList.module.css';
import { SelectOptions, type SelectOptionsProps } from './SelectOptions.tsx';
import { SelectSearch, type SelectSearchProps } from './SelectSearch.tsx';

export interface SelectListProps extends Omit<SelectOptionsProps, 'options'> {
  options: readonly SelectOption[];
  /** the button that the list opens beside */
  field: RefObject<HTMLButtonElement | null>;
  activeId: string | undefined;
  search: Omit<SelectSearchProps, 'listId' | 'activeId' | 'naming'> | undefined;
  onClose: () => void;
}

/** Minimum distance from the edge of the window, px. */
const EDGE = 8;
interface Room {
  availableHeight: number;
  rects: { reference: { width: number } };
  elements: { floating: HTMLElement };
}
/** At least as wide as the field, and no higher than the space between field and edge. */
const besideField = {
  flip: { padding: EDGE },
  shift: { padding: EDGE },
  size: {
    padding: EDGE,
    apply: ({ availableHeight, rects, elements: { floating } }: Room) => {
      floating.style.setProperty('--popover-room', `${Math.floor(availableHeight)}px`);
      floating.style.setProperty('--field-width', `${rects.reference.width}px`);
    },
  },
};

/** Dialogs and landmarks: screen readers look for the list in the part of the page that has its field. */
const PARTS = '[role="dialog"], main, header, nav, aside, footer';

/**
 * List of a select, beside its field and above dialogs. Open while mounted; a press outside calls `onClose`, and so
 * does Escape where the field and its search field do not handle it.
 */
export function SelectList(props: SelectListProps) {
  const { id, naming, options, field, activeId, by, search, onClose } = props;
  const { t } = useLingui();
  useCloseOnEscape(onClose);
  useEffect(() => {
    if (activeId === undefined || by === 'pointer') return;
    // On opening, the list gets its place first.
    const frame = requestAnimationFrame(() => {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [activeId, by]);
  return (
    <MantineScope>
      <Popover
        opened
        onChange={(opened) => !opened && onClose()}
        position="bottom-start"
        offset={4}
        middlewares={besideField}
        floatingStrategy="fixed"
        // The field and its search field handle Escape.
        closeOnEscape={false}
        withRoles={false}
        hideDetached={false}
        portalProps={{ target: field.current?.closest<HTMLElement>(PARTS) ?? document.body }}
        shadow="none"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <FieldAsTarget field={field} />
        </Popover.Target>
        <Popover.Dropdown className={classNames(overlay.popover, classes.list)} data-list={id}>
          {search && <SelectSearch {...search} listId={id} activeId={activeId} naming={naming} />}
          <SelectOptions {...props} />
          {options.length === 0 && <p className={classes.none}>{t`没有找到，换几个字试试。`}</p>}
        </Popover.Dropdown>
      </Popover>
    </MantineScope>
  );
}

/** Makes an element rendered elsewhere the target of a popover. */
function FieldAsTarget({ field, ref }: { field: SelectListProps['field']; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle(ref, () => field.current as HTMLButtonElement, [field]);
  return null;
}
