import { Trans } from '@lingui/react/macro';
import type { MadeArtistRule } from '@qingyin/contract';
import { undoArtistRuleMutation } from '@qingyin/data-account';
import { useMutation } from '@tanstack/react-query';
import { MadeRow } from './MadeRow.tsx';

/** A rule of an artist's name, and a button that undoes it or makes it count again. */
export function ArtistRuleRow({ rule }: { rule: MadeArtistRule }) {
  const { id, at, by, name, artists, undone } = rule;
  const { mutate, isPending, error } = useMutation(undoArtistRuleMutation());
  const isWhole = artists.length === 1 && artists[0] === name;
  return (
    <MadeRow
      {...{ title: name, at, by, undone, isPending, error }}
      changes={isWhole ? <Trans>不拆开</Trans> : <bdi>→ {artists.join(' / ')}</bdi>}
      subject={`${name} · ${id}`}
      onToggle={() => mutate({ id, undone: !undone })}
    />
  );
}
