import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@qingyin/routing';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import {
  type Before,
  filledLists,
  type LoadedSummary,
  loadsOnScroll,
  noteBefore,
  summarizeLoaded,
} from './loaded-summary.ts';

/** Time in which a click or a typed letter can start to load something, ms; fields wait for the next letter. */
const STARTS_WITHIN_MS = 1000;
/** Time without loading after which the content counts as shown, ms; React keeps a skeleton for at least 300 ms. */
const SETTLED_MS = 500;
const LOOK_EVERY_MS = 100;

interface Watch {
  before: Before;
  records: MutationRecord[];
  observer: MutationObserver;
  /** time at which something last loaded; null if nothing has, so that there is no end to announce */
  loadedAt: number | null;
}

/**
 * Announces once what has loaded after an action of the user on the same page or in a dialog: filter, search, order,
 * pages, retry, more entries. Says nothing where a live region of the page does so itself, and nothing for parts of a
 * list that load while the user scrolls.
 */
export function useLoadAnnouncements(announce: (text: string) => void): void {
  const { t } = useLingui();
  const router = useRouter();
  const client = useQueryClient();
  const say = useEffectEvent((loaded: LoadedSummary) => {
    const texts = [...loaded.texts];
    if (loaded.count !== null) texts.push(t`${plural(loaded.count, { other: '# 项' })}`);
    announce(texts.join(' · '));
  });

  useEffect(() => {
    let watch: Watch | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = () => {
      clearTimeout(timer);
      watch?.observer.disconnect();
      watch = null;
    };
    const begin = (root: Element) => {
      if (watch?.loadedAt != null && watch.before.root === root) return;
      stop();
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((more) => records.push(...more));
      observer.observe(root, { childList: true, subtree: true });
      watch = { before: noteBefore(root), records, observer, loadedAt: null };
      timer = setTimeout(stop, STARTS_WITHIN_MS);
    };
    /** The query has no data yet, or loads one more page by a button. */
    const isFirstLoad = ({ state }: Query): boolean =>
      state.data === undefined ||
      (state.fetchMeta?.fetchMore !== undefined && !loadsOnScroll(watch?.before.root ?? null));
    const isLoading = () =>
      router.state.status === 'pending' ||
      client.isFetching({ predicate: isFirstLoad }) > 0 ||
      watch?.before.root.querySelector('[data-waiting]') != null;
    const finish = () => {
      if (!watch) return;
      if (isLoading()) watch.loadedAt = Date.now();
      const { before, records, observer, loadedAt } = watch;
      if (Date.now() - (loadedAt ?? 0) < SETTLED_MS) return lookAgain();
      records.push(...observer.takeRecords());
      stop();
      const summary = before.root.isConnected ? summarizeLoaded(before, records) : null;
      if (summary) say(summary);
    };
    const lookAgain = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, LOOK_EVERY_MS);
    };
    const load = () => {
      if (!watch) return;
      watch.loadedAt = Date.now();
      lookAgain();
    };

    const onAction = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest('[role="dialog"], dialog, main') : null;
      if (part) begin(part);
    };
    const stopCache = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch' && isFirstLoad(event.query)) load();
    });
    const stopBefore = router.subscribe('onBeforeLoad', ({ pathChanged, hrefChanged }) => {
      const main = document.getElementById('main');
      if (pathChanged) stop();
      else if (hrefChanged && main) {
        begin(main);
        load();
      }
    });
    // Where a title was announced over skeletons, the first list follows when it is there.
    const stopResolved = router.subscribe('onResolved', ({ pathChanged }) => {
      const main = document.getElementById('main');
      if (!pathChanged || !main) return;
      stop();
      timer = setTimeout(() => {
        if (!isLoading() || filledLists(main).length > 0) return;
        begin(main);
        load();
      }, SETTLED_MS);
    });
    document.addEventListener('click', onAction, true);
    document.addEventListener('input', onAction, true);
    // This code itself loads after the first action.
    const first = document.getElementById('main');
    if (first && filledLists(first).length === 0 && client.isFetching() > 0) {
      begin(first);
      load();
    }
    return () => {
      stop();
      stopCache();
      stopBefore();
      stopResolved();
      document.removeEventListener('click', onAction, true);
      document.removeEventListener('input', onAction, true);
    };
  }, [router, client]);
}
