import { useLingui } from '@lingui/react/macro';
import { POST_PICTURES_MAX } from '@qingyin/contract';
import type { EventPrivacy } from '@qingyin/contract';
import { IconButton } from '@qingyin/ui';
import { IconHash, IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AttachedResource } from './draft-attachments.ts';
import { PrivacyButton } from './PrivacyButton.tsx';
import { AttachSongButton } from './AttachSongButton.tsx';
import type { AttachedPictureList } from './use-attached-pictures.ts';

interface PublisherToolsProps {
  /** null: the service accepts no pictures */
  tray: AttachedPictureList | null;
  /** null: the service has no privacy levels */
  privacy: EventPrivacy | null;
  onPrivacy: (privacy: EventPrivacy) => void;
  onTopic: () => void;
  onAttach: (attachment: AttachedResource) => void;
}

/** Toolbar of the post composer: pictures, topic, song, privacy level. */
export function ComposerToolbar({ tray, privacy, onPrivacy, onTopic, onAttach }: PublisherToolsProps) {
  const { t } = useLingui();
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      {tray && (
        <>
          <IconButton
            size="s"
            label={t`添加图片`}
            disabled={tray.pictures.length >= POST_PICTURES_MAX}
            onClick={() => files.current?.click()}
          >
            <IconPhoto size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <input
            ref={files}
            type="file"
            accept="image/*"
            multiple
            hidden
            tabIndex={-1}
            aria-hidden
            onChange={({ currentTarget }) => {
              tray.add([...(currentTarget.files ?? [])]);
              // Allows selecting the same file again.
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <IconButton size="s" label={t`话题`} onClick={onTopic}>
        <IconHash size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <AttachSongButton onAttach={onAttach} />
      {privacy !== null && <PrivacyButton privacy={privacy} onPrivacy={onPrivacy} />}
    </>
  );
}
