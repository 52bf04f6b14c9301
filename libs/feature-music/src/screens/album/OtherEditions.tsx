import { Section } from '@qingyin/list-layout';
import { AlbumCard, MediaGrid } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import type { LibraryEdition } from '@qingyin/contract';

/** Row of the other editions of an album; nothing if there are none. */
export function OtherEditions({ editions }: { editions: readonly LibraryEdition[] }) {
  const { t } = useLingui();
  if (editions.length === 0) return null;
  return (
    <Section title={t`其他版本`} pending={null}>
      <MediaGrid rows={1}>
        {editions.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            meta={album.releaseYear > 0 ? album.releaseYear : undefined}
          />
        ))}
      </MediaGrid>
    </Section>
  );
}
