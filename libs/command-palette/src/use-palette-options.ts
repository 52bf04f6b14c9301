import type { CommandGroup, CommandId, CommandRunner } from '@qingyin/shortcuts';
import {
  type SuggestionGroup,
  type SuggestionOption,
  toGroupOptions,
  useSuggestionOptions,
  useSearch,
} from '@qingyin/search-suggestions';
import { useDictionary, useDebouncedValue } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type PaletteCommand, findCommands } from './find-commands.ts';
import { useCommands } from './use-commands.ts';
import { useRecentCommands } from './recent-commands.ts';

export type PaletteGroup = 'recent' | CommandGroup | SuggestionGroup | 'all';

export interface PaletteOption extends SuggestionOption<PaletteGroup> {
  /** The command or page this line stands for. */
  command?: CommandId;
  /** Found for the previous query; results of the current one are pending. */
  stale?: boolean;
}

/** Debounce of the search request, ms. */
const REST_MS = 150;
interface PaletteOptions {
  id: string;
  /** The trimmed query. */
  wanted: string;
  runner: CommandRunner;
  onClose: () => void;
}

/** Options of the palette in display order: local matches at once, search results of the service below. */
export function usePaletteOptions({ id, wanted, runner, onClose }: PaletteOptions) {
  const { t } = useLingui();
  const search = useSearch();
  const { recent, remember } = useRecentCommands();
  const { dictionary, coming } = useDictionary(wanted !== '');
  const commands = useCommands();
  const asked = useDebouncedValue(wanted, REST_MS);
  // Closes synchronously, so that the page has its focus back before the command runs.
  const close = () => flushSync(onClose);
  const searchFor = (query: string) => {
    close();
    search(query);
  };
  const { options: found, query } = useSuggestionOptions({
    id,
    wanted: wanted && asked,
    onDone: close,
    onSearch: searchFor,
  });
  const isPending =
    wanted !== '' && (coming || asked !== wanted || query.isPending || query.isPlaceholderData);

  const matching = useMemo(
    () => (wanted === '' ? commands : findCommands(commands, wanted, recent, dictionary)),
    [commands, wanted, recent, dictionary],
  );
  const optionOf = (command: PaletteCommand) => ({
    label: command.label,
    command: command.id,
    take: () => {
      close();
      remember(command.id);
      runner.run(command.id);
    },
  });
  const possible = matching.filter((command) => runner.canRun(command.id));
  const lately =
    wanted === '' ? recent.flatMap((each) => possible.find((command) => command.id === each) ?? []) : [];
  const shown = possible.filter(
    (command) => wanted !== '' || (!command.queryOnly && !lately.includes(command)),
  );
  // Groups are ordered by their best match; without a query, by definition order.
  const groups = [...new Set(shown.map(({ group }) => group))];
  const options: PaletteOption[] = [
    ...toGroupOptions(id, 'recent', lately.map(optionOf)),
    ...groups.flatMap((group) =>
      toGroupOptions(id, group, shown.filter((command) => command.group === group).map(optionOf)),
    ),
    ...found.map((option) => ({ ...option, stale: isPending })),
  ];
  const all: PaletteOption[] = toGroupOptions(id, 'all', [
    { label: t`查看“${wanted}”的全部结果`, take: () => searchFor(wanted) },
  ]);
  return {
    /** Pinyin dictionary, undefined until it is loaded. */
    dictionary,
    options: wanted === '' ? options : [...options, ...all],
    isPending: isPending && !query.isError,
    isError: wanted !== '' && query.isError,
    isNothing: wanted !== '' && query.isSuccess && !isPending && options.length === 0,
    retry: () => void query.refetch(),
  };
}
