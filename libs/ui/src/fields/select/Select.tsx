import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type FocusEvent, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '../../controls/class-names.ts';
import { useLazyComponent } from '../../states/use-lazy-component.ts';
import classes from './Select.module.css';
import type { SelectListProps } from './SelectList.tsx';
import { type SelectModel, useSelect } from './use-select.ts';

export interface SelectProps<Value extends string>
  extends
    Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children' | 'type' | 'role'>,
    SelectModel<Value> {
  /** `bare`: no box, for selects inside the box of another field */
  variant?: 'box' | 'bare';
}

const loadList = async () => (await import('./SelectList.tsx')).SelectList;

/**
 * Select without a visible label: give it `aria-label` or `aria-labelledby`. The button keeps the focus while the list
 * is open, except with a search field. The list loads when it is first needed.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, options, onChange, filterBy, variant = 'box', ...button } = props;
  const { className, ref, onKeyDown, onFocus, ...rest } = button;
  const id = useId();
  const field = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLButtonElement, []);
  const { Part, ahead, need } = useLazyComponent<SelectListProps>(loadList);
  const select = useSelect({ value, options, onChange, filterBy }, field, need);
  const List = select.isOpen ? Part : null;
  const listId = `${id}-list`;
  const activeId = List && select.shown[select.index] ? `${listId}-${String(select.index)}` : undefined;
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Element && relatedTarget.closest(`[data-list="${listId}"]`);
    if (!isInside && relatedTarget !== field.current) select.close();
  };
  return (
    <>
      <button
        {...rest}
        ref={field}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={List !== null}
        aria-controls={List ? listId : undefined}
        aria-activedescendant={filterBy ? undefined : activeId}
        className={classNames(classes.select, className)}
        data-variant={variant}
        onPointerEnter={ahead}
        onFocus={(event) => {
          ahead();
          onFocus?.(event);
        }}
        onBlur={leave}
        onClick={(event) => {
          // Safari does not focus a button that is clicked.
          event.currentTarget.focus();
          select.toggle(List !== null);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          select.press(event);
        }}
        // Firefox presses a button when Space is released.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <span className={classes.value}>
          <bdi>{options.find((option) => option.value === value)?.label}</bdi>
        </span>
        <IconChevronDown size={16} stroke={1.75} className={classes.arrow} aria-hidden />
      </button>
      {List && (
        <List
          id={listId}
          naming={{ 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] }}
          field={field}
          options={select.shown}
          value={value}
          active={select.index}
          activeId={activeId}
          by={select.by}
          search={
            filterBy && {
              query: select.query,
              onQuery: select.search,
              onKeyDown: select.press,
              onBlur: leave,
            }
          }
          onPoint={select.point}
          onChoose={(index) => select.choose(select.shown[index])}
          onClose={select.close}
        />
      )}
    </>
  );
}
