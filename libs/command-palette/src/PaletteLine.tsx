import { OptionButton } from '@qingyin/search-suggestions';
import { type Combo, KeyCaps } from '@qingyin/shortcuts';
import { HighlightedText } from '@qingyin/media-ui';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import type { Dictionary } from '@qingyin/text';
import { IconSearch } from '@tabler/icons-react';
import { commandIcon, isCommandIconMirrored } from './command-icons.ts';
import styles from './CommandPalette.module.css';
import type { PaletteOption } from './use-palette-options.ts';

const COVER_PX = 32;

export interface PaletteLineProps {
  option: PaletteOption;
  active: boolean;
  /** Query that is highlighted in the label. */
  marked: string;
  dictionary: Dictionary | undefined;
  /** Keys bound to the command. */
  keys: Combo | null | undefined;
  onPoint: () => void;
}

export function PaletteLine({ option, active, marked, dictionary, keys, onPoint }: PaletteLineProps) {
  const { id, group, label, note, cover, command, stale, take } = option;
  const Icon = command === undefined ? IconSearch : commandIcon(command);
  const name = (
    <HighlightedText text={label} keywords={group === 'all' ? '' : marked} dictionary={dictionary} />
  );
  return (
    <OptionButton
      id={id}
      active={active}
      className={styles.line}
      data-stale={stale || undefined}
      onPointerMove={onPoint}
      onClick={take}
    >
      <span className={styles.picture}>
        {cover ? (
          <CoverImage src={cover.src} alt="" size={COVER_PX} radius={cover.round ? 'round' : 's'} />
        ) : (
          <span data-flip-rtl={isCommandIconMirrored(command) || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden />
          </span>
        )}
      </span>
      {cover ? (
        <CatalogueText className={styles.label} text={label}>
          {name}
        </CatalogueText>
      ) : (
        <span className={styles.label}>{name}</span>
      )}
      {note && (
        <span className={styles.note}>
          <CatalogueText text={note} />
        </span>
      )}
      {keys && <KeyCaps combo={keys} className={styles.keys} />}
    </OptionButton>
  );
}
