import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LibraryName } from '@qingyin/contract';
import { type CloudSong } from '@qingyin/data-library';
import { Button, RadioList } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useState } from 'react';
import { canChange, useLibraryChange } from './use-library-change.ts';

export interface LibraryDialogProps {
  uid: string;
  songs: readonly CloudSong[];
  /** at least one of them lacks some of the songs */
  libraries: readonly LibraryName[];
  onClose: () => void;
}

/** Dialog to choose the music library that songs are added to. */
export default function LibraryDialog({ uid, songs, libraries, onClose }: LibraryDialogProps) {
  const { t } = useLingui();
  const change = useLibraryChange(uid);
  const open = libraries.filter((library) => songs.some(canChange(library, true)));
  const [chosen, choose] = useState(open[0]?.id ?? null);
  const count = songs.length;
  const add = () => {
    const library = open.find(({ id }) => id === chosen);
    onClose();
    if (library) change(songs, library, true);
  };
  return (
    <Dialog
      title={t`放进音乐库`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" onClick={add}>
            <Trans>放进去</Trans>
          </Button>
        </>
      }
    >
      <RadioList
        label={t`${plural(count, { other: `# 首歌放进哪个音乐库？能听到它的人都会听到这些歌。` })}`}
        value={chosen}
        focusFirst
        options={open.map((library) => {
          const there = songs.filter(canChange(library, false)).length;
          return {
            value: library.id,
            text: library.name,
            ...(there > 0 && { note: t`${plural(there, { other: `其中 # 首已经在里面` })}` }),
          };
        })}
        onChange={choose}
      />
    </Dialog>
  );
}
