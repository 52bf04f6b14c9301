/** Receives the paths of changed folders below the root, or `all` when they are not known or too many. */
export type OnTouched = (folders: string[] | 'all') => void;

export interface TouchedFoldersOptions {
  /** time without changes before they are reported, ms */
  quietMs: number;
  /** time after which they are reported although there are more, ms */
  longestMs: number;
  /** more folders than this are reported as `all` */
  maxFolders: number;
  report: OnTouched;
}

/** Collects changed folders until there are no further changes for a while. */
export interface TouchedFolders {
  /** @param path below the root, '' = the root */
  touch(path: string): void;
  touchAll(): void;
  /** Ends it without a report. */
  close(): void;
}

/** Collects changed folders and reports them once, when they have been quiet, or at the latest after `longestMs`. */
export function collectTouchedFolders(options: TouchedFoldersOptions): TouchedFolders {
  const { quietMs, longestMs, maxFolders, report } = options;
  let folders = new Set<string>();
  let all = false;
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;

  const stopTimers = () => {
    clearTimeout(quiet);
    clearTimeout(longest);
    quiet = longest = undefined;
  };
  const flush = () => {
    stopTimers();
    const touched = all || folders.size > maxFolders ? 'all' : [...folders].sort();
    folders = new Set();
    all = false;
    report(touched);
  };
  const wait = () => {
    longest ??= setTimeout(flush, longestMs);
    // One timer for a burst of thousands of events.
    if (quiet) quiet.refresh();
    else quiet = setTimeout(flush, quietMs);
  };
  return {
    touch(path) {
      if (folders.size <= maxFolders) folders.add(path);
      wait();
    },
    touchAll() {
      all = true;
      wait();
    },
    close: stopTimers,
  };
}
