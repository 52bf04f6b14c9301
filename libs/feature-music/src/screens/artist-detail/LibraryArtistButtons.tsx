import { useLingui } from '@lingui/react/macro';
import { ChoosePictureButton } from '@qingyin/picture-choice';
import { useNavigate } from '@qingyin/routing';
import { useArtistCorrection } from '@qingyin/tag-correction/artist';
import { Button } from '@qingyin/ui';
import { ReasonsButton } from '../../shared/reasons/ReasonsButton.tsx';
import { IconPencil } from '@tabler/icons-react';

/** Artist of compilations, who is no person. */
const VARIOUS = '群星';

interface LibraryArtistButtonsProps {
  artistId: number;
  name: string;
}

/**
 * Shows the reasons for an artist of the music libraries. For those who may, chooses its picture, and joins it with another
 * one or splits its name. Afterwards the page is that of an artist whom the name stands for.
 */
export default function LibraryArtistButtons({ artistId, name }: LibraryArtistButtonsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { offered, open, dialog } = useArtistCorrection({ id: artistId, name }, (artistIds = []) => {
    const [next] = artistIds;
    if (next !== undefined && !artistIds.includes(artistId))
      void navigate({ to: '/artists-detail', search: { id: String(next) }, replace: true });
  });
  return (
    <>
      {offered && name !== VARIOUS && (
        <Button
          icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {t`更正`}
        </Button>
      )}
      {dialog}
      <ChoosePictureButton of={{ kind: 'artist', id: artistId }} />
      <ReasonsButton kind="artist" id={String(artistId)} />
    </>
  );
}
