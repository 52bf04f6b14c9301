import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isComposed } from '@qingyin/ui';
import { DialogFrame } from '@qingyin/ui/lazy';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Performer } from '../acts/use-performer.ts';
import { comboOf, keyboardHere, writesNothing } from '../keys/combo.ts';
import type { KeyMap } from '../keys/key-map.ts';
import { GroupTitle } from './GroupTitle.tsx';
import styles from './Palette.module.css';
import { PaletteField } from './PaletteField.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteLine } from './PaletteLine.tsx';
import { useActiveLine } from './use-active-line.ts';
import { type PaletteOption, usePaletteOptions } from './use-palette-options.ts';

export interface PaletteProps {
  performer: Performer;
  keys: KeyMap | null;
  onClose: () => void;
}

const WIDTH = 640;

/** Songs, pages and acts by a few letters: what is here at once, what the service finds as it comes. */
export default function Palette({ performer, keys, onClose }: PaletteProps) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** Enter was pressed for these before anything was found */
  const [hasty, setHasty] = useState<string | null>(null);
  const words = typed.trim();
  const { options, dictionary, ...state } = usePaletteOptions({
    id: listId,
    wanted: words,
    performer,
    onClose,
  });
  const { active, move, point } = useActiveLine(options, words);

  const isUnready = (option: PaletteOption | undefined) =>
    state.isPending && (!option || option.stale || option.group === 'all');
  const take = () => {
    if (isUnready(active)) setHasty(words);
    else active?.take();
  };
  const takeFirst = useEffectEvent(() => {
    setHasty(null);
    // After this drawing: it closes the palette at once.
    queueMicrotask(() => options[0]?.take());
  });
  const isSettled = hasty !== null && hasty === words && !state.isPending && !state.isError;
  useEffect(() => {
    if (isSettled) takeFirst();
  }, [isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and the arrows belong to it.
    if (isComposed(event.nativeEvent)) return;
    const combo = comboOf(event.nativeEvent, keyboardHere());
    const closes = combo !== null && writesNothing(combo) && combo === keys?.get('view:palette');
    if (!closes && event.key !== 'Enter' && (event.shiftKey || !move(event.key))) return;
    event.preventDefault();
    if (closes) onClose();
    else if (event.key === 'Enter') take();
  };

  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <DialogFrame label={t`命令面板`} onClose={onClose} width={WIDTH} fullOnPhone high>
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
          <GroupTitle key={group} group={group}>
            {options
              .filter((option) => option.group === group)
              .map((option) => (
                <PaletteLine
                  key={option.id}
                  option={option}
                  active={option === active}
                  marked={words}
                  dictionary={dictionary}
                  keys={option.command && keys?.get(option.command)}
                  onPoint={() => point(option)}
                />
              ))}
          </GroupTitle>
        ))}
      </div>
      <PaletteFoot retry={state.isError ? state.retry : undefined} onRefocus={() => field.current?.focus()}>
        {state.isPending ? (
          <Trans>搜索中…</Trans>
        ) : state.isError ? (
          <Trans>歌曲没有取到。</Trans>
        ) : state.isNothing ? (
          <Trans>没有找到相关的内容</Trans>
        ) : (
          <Plural value={options.length} other="# 项" />
        )}
      </PaletteFoot>
    </DialogFrame>
  );
}
