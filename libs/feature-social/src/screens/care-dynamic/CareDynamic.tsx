/** What somebody posted, below the head of /care. */
export function CareDynamic({ uid }: { uid: string }) {
  return <div data-uid={uid} />;
}
