/** People, below the head of /care. */
export function CareFan({ uid }: { uid: string }) {
  return <div data-uid={uid} />;
}
