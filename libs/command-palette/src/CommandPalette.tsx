import {
  type CommandRunner,
  comboOf,
  currentKeyboard,
  typesNothing,
  type KeyBindings,
} from '@qingyin/shortcuts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isImeKey } from '@qingyin/ui';
import { DialogFrame } from '@qingyin/ui/lazy';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PaletteGroupSection } from './PaletteGroupSection.tsx';
import styles from './CommandPalette.module.css';
import { PaletteField } from './PaletteField.tsx';
import { PaletteFooter } from './PaletteFooter.tsx';
import { PaletteLine } from './PaletteLine.tsx';
import { useActiveOption } from './use-active-option.ts';
import { type PaletteOption, usePaletteOptions } from './use-palette-options.ts';

export interface CommandPaletteProps {
  runner: CommandRunner;
  keys: KeyBindings | null;
  onClose: () => void;
}

const WIDTH = 640;

/**
 * Command palette: finds songs, pages and commands by a few letters. Local matches show at once, search results of
 * the service as they arrive.
 */
export default function CommandPalette({ runner, keys, onClose }: CommandPaletteProps) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** Query for which Enter was pressed before results had arrived. */
  const [hasty, setHasty] = useState<string | null>(null);
  const query = typed.trim();
  const { options, dictionary, ...state } = usePaletteOptions({
    id: listId,
    wanted: query,
    runner,
    onClose,
  });
  const { active, move, point } = useActiveOption(options, query);

  const isUnready = (option: PaletteOption | undefined) =>
    state.isPending && (!option || option.stale || option.group === 'all');
  const take = () => {
    if (isUnready(active)) setHasty(query);
    else active?.take();
  };
  const takeFirst = useEffectEvent(() => {
    setHasty(null);
    // Deferred until this render is committed, because taking an option closes the palette synchronously.
    queueMicrotask(() => options[0]?.take());
  });
  const isSettled = hasty !== null && hasty === query && !state.isPending && !state.isError;
  useEffect(() => {
    if (isSettled) takeFirst();
  }, [isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and the arrow keys belong to it.
    if (isImeKey(event.nativeEvent)) return;
    const combo = comboOf(event.nativeEvent, currentKeyboard());
    const closes = combo !== null && typesNothing(combo) && combo === keys?.get('view:palette');
    if (!closes && event.key !== 'Enter' && (event.shiftKey || !move(event.key))) return;
    event.preventDefault();
    if (closes) onClose();
    else if (event.key === 'Enter') take();
  };

  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <DialogFrame label={t`命令面板`} onClose={onClose} width={WIDTH} fullOnPhone alignTop>
      <PaletteField
        ref={field}
        listId={listId}
        activeId={active?.id}
        typed={typed}
        onType={setTyped}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <div id={listId} role="listbox" aria-label={t`命令面板`} className={styles.list}>
        {groups.map((group) => (
          <PaletteGroupSection key={group} group={group}>
            {options
              .filter((option) => option.group === group)
              .map((option) => (
                <PaletteLine
                  key={option.id}
                  option={option}
                  active={option === active}
                  marked={query}
                  dictionary={dictionary}
                  keys={option.command && keys?.get(option.command)}
                  onPoint={() => point(option)}
                />
              ))}
          </PaletteGroupSection>
        ))}
      </div>
      <PaletteFooter retry={state.isError ? state.retry : undefined} onRefocus={() => field.current?.focus()}>
        {state.isPending ? (
          <Trans>搜索中…</Trans>
        ) : state.isError ? (
          <Trans>歌曲没有取到。</Trans>
        ) : state.isNothing ? (
          <Trans>没有找到相关的内容</Trans>
        ) : (
          <Plural value={options.length} other="# 项" />
        )}
      </PaletteFooter>
    </DialogFrame>
  );
}
