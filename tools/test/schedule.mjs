/**
 * Runs stages in parallel lanes. A stage waits for the groups in its `after`, in any lane; stages of one lane run
 * one after the other.
 * @template {{ group: string, lane: string, after?: readonly string[] }} S
 * @template R
 * @param {readonly S[]} chosen
 * @param {(stage: S) => Promise<R>} run must not reject
 * @param {() => boolean} isStopped no further stage starts once this is true
 * @returns {Promise<{ stage: S, result: R }[]>} in the order of `chosen`
 */
export async function runInLanes(chosen, run, isStopped = () => false) {
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const ended = new Map(
    chosen.map(({ group }) => [group, new Promise((resolve) => ends.set(group, () => resolve(undefined)))]),
  );
  /** @type {Map<S, R>} */
  const results = new Map();

  /** @param {string} lane */
  async function runLane(lane) {
    for (const stage of chosen.filter((each) => each.lane === lane)) {
      await Promise.all((stage.after ?? []).map((group) => ended.get(group)));
      if (!isStopped()) results.set(stage, await run(stage));
      ends.get(stage.group)?.();
    }
  }

  await Promise.all([...new Set(chosen.map(({ lane }) => lane))].map(runLane));
  return chosen.flatMap((stage) => {
    const result = results.get(stage);
    return result === undefined ? [] : [{ stage, result }];
  });
}
