import { useLingui } from '@lingui/react/macro';
import { ChoosePictureButton } from '@qingyin/picture-choice';
import { useNavigate } from '@qingyin/routing';
import { useTagCorrection } from '@qingyin/tag-correction';
import { Button } from '@qingyin/ui';
import { ReasonsButton } from '../../shared/reasons/ReasonsButton.tsx';
import { IconPencil } from '@tabler/icons-react';

interface LibraryAlbumButtonsProps {
  albumId: string;
  songIds: readonly number[];
}

/**
 * Shows the reasons for an album of the music libraries. For those who may, corrects the tags of all its songs and chooses
 * its cover. Songs that are in another album afterwards take the page with them.
 */
export default function LibraryAlbumButtons({ albumId, songIds }: LibraryAlbumButtonsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { offered, open, dialog } = useTagCorrection(songIds, (albumIds = []) => {
    const [next] = albumIds;
    if (next !== undefined && !albumIds.includes(Number(albumId)))
      void navigate({ to: '/album/$id', params: { id: String(next) }, replace: true });
  });
  return (
    <>
      {offered && (
        <Button
          icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {t`更正信息`}
        </Button>
      )}
      {dialog}
      <ChoosePictureButton of={{ kind: 'album', id: Number(albumId) }} />
      <ReasonsButton kind="album" id={albumId} />
    </>
  );
}
