import { useTagName } from '@qingyin/media-kit';
import { useLingui } from '@lingui/react/macro';
import { ALL_PLAYLISTS, playlistShelvesQuery, type PlaylistFilter } from '@qingyin/data-music';
import { Button, CatalogueText, Extra, lazyPart } from '@qingyin/ui';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const loadPanel = () => import('./CategoryPanel.tsx');
const CategoryPanel = lazyPart(loadPanel);

/** Says which category is shown and opens all of them; these come when a pointer or the focus comes near. */
export function CategoryButton({ filter }: { filter: PlaylistFilter }) {
  const { t } = useLingui();
  const tagName = useTagName();
  const queryClient = useQueryClient();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const name = filter.cat === ALL_PLAYLISTS ? t`全部歌单` : tagName(filter.cat);
  const prepare = () => {
    void loadPanel().catch(() => undefined);
    void queryClient.prefetchQuery(playlistShelvesQuery());
  };
  return (
    <>
      <Button
        icon={<IconLayoutGrid size={18} stroke={1.75} aria-hidden />}
        aria-label={t`选择分类：${name}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <CatalogueText text={name} />
      </Button>
      {anchor && (
        <Extra onLost={() => setAnchor(null)}>
          <CategoryPanel filter={filter} anchor={anchor} onClose={() => setAnchor(null)} />
        </Extra>
      )}
    </>
  );
}
