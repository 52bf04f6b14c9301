import { useLingui } from '@lingui/react/macro';
import { Button, usePhone } from '@qingyin/ui';
import { Sheet, type SheetProps } from '@qingyin/ui/lazy';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import classes from './DisplayOptionsPanel.module.css';
import { type ColumnSorting } from './song-grid-props.ts';
import { isListenerColumn, listenerColumns, sortColumns } from './song-sort.ts';
import { useColumnNames } from './use-column-names.ts';
import { useHasListenerValues } from './use-listener-values.ts';
import { persistedDisplayOptions, type DisplayOptions, useDisplayOptions } from './display-options.ts';

export interface DisplayOptionsPanelProps extends Pick<SheetProps, 'anchor' | 'onClose'>, ColumnSorting {
  /** rows are in compact mode */
  compact: boolean;
  /** the table can show covers and an album column: its songs are of several albums */
  withAlbum: boolean;
  /** the table can show columns of the user's ratings and plays */
  withListener: boolean;
}

/**
 * Display options of all song tables, and the sort order of this one, whose column headers are hidden on narrow
 * screens.
 */
export default function DisplayOptionsPanel(props: DisplayOptionsPanelProps) {
  const { anchor, onClose, sort, onSort, compact, withAlbum, withListener } = props;
  const { t } = useLingui();
  const phone = usePhone();
  const hasValues = useHasListenerValues();
  const queryClient = useQueryClient();
  const look = useDisplayOptions();
  const change = (part: Partial<DisplayOptions>) =>
    void persistedDisplayOptions.keep(queryClient, { ...look, ...part });
  const names = { ...useColumnNames(), cover: t`封面` };
  const sortable = sortColumns.filter((column) => hasValues || !isListenerColumn(column));
  const parts = optionalParts({ phone, withAlbum, withListener: hasValues && withListener });
  const Direction = sort?.descending ? IconArrowDown : IconArrowUp;

  return (
    <Sheet label={t`显示方式`} anchor={anchor} onClose={onClose}>
      <div className={classes.panel}>
        {!phone && (
          <Choices label={t`行距`}>
            <ToggleChoice pressed={!compact} onPress={() => change({ compact: false })}>
              {t`宽松`}
            </ToggleChoice>
            <ToggleChoice pressed={compact} onPress={() => change({ compact: true })}>
              {t`紧凑`}
            </ToggleChoice>
          </Choices>
        )}
        {parts.length > 0 && (
          <Choices label={phone ? t`显示内容` : t`显示的列`}>
            {parts.map((part) => (
              <ToggleChoice key={part} pressed={look[part]} onPress={() => change({ [part]: !look[part] })}>
                {names[part]}
              </ToggleChoice>
            ))}
          </Choices>
        )}
        <Choices label={t`排序方式`}>
          <ToggleChoice pressed={!sort} onPress={() => onSort(null)}>
            {t`默认顺序`}
          </ToggleChoice>
          {sortable.map((column) => (
            <ToggleChoice
              key={column}
              pressed={sort?.column === column}
              icon={sort?.column === column && <Direction size={14} stroke={2} aria-hidden />}
              onPress={() => onSort(column)}
            >
              {names[column]}
              {sort?.column === column && (
                <span className="qy-unseen">{sort.descending ? t`降序` : t`升序`}</span>
              )}
            </ToggleChoice>
          ))}
        </Choices>
      </div>
    </Sheet>
  );
}

type OptionalPart = Exclude<keyof DisplayOptions, 'compact'>;

interface TableKind extends Pick<DisplayOptionsPanelProps, 'withAlbum' | 'withListener'> {
  phone: boolean;
}

/** Parts of a row that the user can hide. Rows on a phone have a single layout without columns. */
function optionalParts({ phone, withAlbum, withListener }: TableKind): readonly OptionalPart[] {
  const cover = withAlbum ? (['cover'] as const) : [];
  if (phone) return cover;
  const album = withAlbum ? (['album'] as const) : [];
  return [...cover, ...album, 'duration', ...(withListener ? listenerColumns : [])];
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={classes.group}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.choices}>{children}</div>
    </div>
  );
}

interface ToggleChoiceProps {
  pressed: boolean;
  onPress: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

/** Button of a choice that is on or off. */
function ToggleChoice({ pressed, onPress, icon, children }: ToggleChoiceProps) {
  return (
    <Button size="s" icon={icon} className={classes.choice} aria-pressed={pressed} onClick={onPress}>
      {children}
    </Button>
  );
}
