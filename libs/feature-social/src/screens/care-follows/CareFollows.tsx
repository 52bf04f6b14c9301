/** People, below the head of /care. */
export function CareFollows({ uid }: { uid: string }) {
  return <div data-uid={uid} />;
}
