import { useDebouncedValue } from '@qingyin/list-layout';
import { Plural, Trans } from '@lingui/react/macro';
import { smartSongsQuery } from '@qingyin/data-library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { draftOf, parseRules, type RulesDraft } from './rule-draft.ts';
import classes from './SmartPlaylist.module.css';

/** Debounce before the matching songs are counted again, ms. */
const REST_MS = 350;

/** Number of songs that match the rules, debounced while the user types. */
export function MatchingSongCount({ draft }: { draft: RulesDraft }) {
  const rules = parseRules(useDebouncedValue(draft, REST_MS));
  const first = draftOf();
  const found = useQuery({
    ...smartSongsQuery(rules ?? { ...first, rules: [], limit: 1 }),
    enabled: rules !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" aria-busy={found.isFetching} className={classes.count}>
      {rules === null ? (
        <Trans>填完规则就能看到有多少首歌。</Trans>
      ) : found.isError ? (
        <Trans>没能数出歌曲，保存后再看。</Trans>
      ) : (
        found.data && <Plural value={found.data.count} other="现在有 # 首歌符合" />
      )}
    </p>
  );
}
