import { InfiniteScrollEnd, Section } from '@qingyin/list-layout';
import { useCreditLabels } from '@qingyin/media-ui';
import { SongTable, SongTableSkeleton } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { CreditRole } from '@qingyin/contract';
import { artistRoleSongsQuery, libraryArtistQuery } from '@qingyin/data-music';
import { QueryBoundary, Tabs } from '@qingyin/ui';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import works from './ArtistWorks.module.css';
import classes from './LibraryAlbums.module.css';

const SKELETON_ROWS = 4;

/**
 * Songs of the music libraries that an artist composed, wrote, conducted and so on, by role; nothing for an artist without
 * such a role.
 */
export default function ArtistRoles({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const labels = useCreditLabels();
  const { roles } = useSuspenseQuery(libraryArtistQuery(id)).data;
  const [chosen, setChosen] = useState<CreditRole | null>(null);
  const current = roles.find(({ role }) => role === chosen) ?? roles[0];
  if (!current) return null;
  const { role } = current;
  const label = labels[role];
  const songs = (
    <QueryBoundary pending={<SongTableSkeleton rows={SKELETON_ROWS} />} resetKey={role}>
      <SongsOfRole key={role} id={id} role={role} name={t`${name} 的歌曲：${label}`} />
    </QueryBoundary>
  );
  if (roles.length === 1)
    return (
      <Section title={label} pending={null}>
        {songs}
      </Section>
    );
  return (
    <Section title={t`创作与制作`} pending={null}>
      <Tabs
        label={t`身份`}
        tabs={roles.map(({ role: each, musicSize }) => ({ id: each, label: `${labels[each]} ${musicSize}` }))}
        active={role}
        panelClassName={classes.group}
        onSelect={setChosen}
      >
        {songs}
      </Tabs>
    </Section>
  );
}

function SongsOfRole({ id, role, name }: { id: string; role: CreditRole; name: string }) {
  const query = useSuspenseInfiniteQuery(artistRoleSongsQuery(id, role));
  const tracks = query.data.pages.flatMap((page) => page.tracks);
  return (
    <div className={works.endless}>
      <SongTable
        name={name}
        tracks={tracks}
        source={{ kind: 'artist', id }}
        keptAs={`artist-${id}-${role}`}
      />
      <InfiniteScrollEnd query={query} pending={<SongTableSkeleton rows={SKELETON_ROWS} />} />
    </div>
  );
}
