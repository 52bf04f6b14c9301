import { Trans, useLingui } from '@lingui/react/macro';
import { ALL_PLAYLISTS, playlistShelvesQuery, type PlaylistFilter } from '@qingyin/data-music';
import { FilterBar, FilterRow, useTagName } from '@qingyin/media-kit';
import { ChoiceLink } from '@qingyin/routing';
import { CatalogueText, QueryBoundary, SkeletonText } from '@qingyin/ui';
import { Sheet } from '@qingyin/ui/lazy';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './CategoryPanel.module.css';
import { songListLink } from './filter.ts';

interface CategoryPanelProps {
  filter: PlaylistFilter;
  anchor: Element;
  onClose: () => void;
}

const SHELVES = 5;

/** All categories, shelf by shelf. A category that was chosen keeps the order. */
export default function CategoryPanel({ filter, anchor, onClose }: CategoryPanelProps) {
  const { t } = useLingui();
  const { cat, order } = filter;
  return (
    <Sheet label={t`选择分类`} anchor={anchor} onClose={onClose} wide>
      {/* A link that was followed has done its work. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- hears its links, which have the keys */}
      <div
        className={classes.panel}
        onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      >
        <ChoiceLink
          {...songListLink({ order })}
          resetScroll={false}
          className={classes.all}
          chosen={cat === ALL_PLAYLISTS ? 'true' : undefined}
        >
          <Trans>全部歌单</Trans>
        </ChoiceLink>
        <QueryBoundary pending={<SkeletonText lines={SHELVES} />}>
          <Shelves filter={filter} />
        </QueryBoundary>
      </div>
    </Sheet>
  );
}

function Shelves({ filter: { cat, order } }: Pick<CategoryPanelProps, 'filter'>) {
  const tagName = useTagName();
  const { data: shelves } = useSuspenseQuery(playlistShelvesQuery());
  return (
    <FilterBar>
      {shelves.map((shelf) => (
        <FilterRow
          key={shelf.name}
          wrap
          label={tagName(shelf.name)}
          choices={shelf.categories.map(({ name }) => ({
            key: name,
            label: <CatalogueText text={tagName(name)} />,
            link: songListLink({ cat: name, order }),
            chosen: name === cat,
          }))}
        />
      ))}
    </FilterBar>
  );
}
