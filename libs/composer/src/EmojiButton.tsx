import { useLingui } from '@lingui/react/macro';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';

const loadPanel = () => import('./EmojiPanel.tsx');
const EmojiPanel = lazyComponent(loadPanel);

/** Opens the emoji panel. The panel's code is prefetched when the pointer or the focus enters the button. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <IconButton
        size="s"
        label={t`表情`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconMoodSmile size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <EmojiPanel anchor={anchor} onChoose={onChoose} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
