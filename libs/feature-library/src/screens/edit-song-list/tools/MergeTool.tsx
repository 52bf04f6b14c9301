import { Section } from '@qingyin/list-layout';
import { useNewPlaylistDialog } from '@qingyin/playlist-actions';
import { useAddToPlaylist } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlaylistDetail } from '@qingyin/contract';
import { Button, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PlaylistTools.module.css';

const loadPicker = () => import('./MergePicker.tsx');
const MergePicker = lazyComponent(loadPicker);

/** Tool that adds all songs of the playlist to another one; the source stays unchanged. */
export function MergeTool({ playlist }: { playlist: PlaylistDetail }) {
  const { t } = useLingui();
  const { add } = useAddToPlaylist();
  const newList = useNewPlaylistDialog();
  const songs = playlist.trackIds.map(({ id }) => id);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const prepare = () => void loadPicker().catch(() => undefined);
  return (
    <Section title={t`并入另一个歌单`}>
      <div className={classes.start}>
        <p className={classes.note}>
          <Trans>把这里的歌都放进你的另一个歌单，已经在那里的会跳过。这个歌单不变。</Trans>
        </p>
        <Button
          icon={<IconArrowMerge size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Trans>选择歌单</Trans>
        </Button>
      </div>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <MergePicker
            from={playlist.id}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onChoose={(target) => void add(target, songs)}
            onNew={() => newList.open(songs)}
          />
        </OptionalBoundary>
      )}
      {newList.dialog}
    </Section>
  );
}
