import { purchaseMessages } from './messages';

export interface PersonProps {
  username: string;
  /** Whether the package is the member's own. */
  own: boolean;
  /** The name that the check found; absent without one. */
  displayName?: string | undefined;
}

/** Whose a package will be. A name that changes the reading direction changes only its own (T2). */
export function Person({ username, own, displayName }: PersonProps) {
  const name = own ? purchaseMessages.yourself : displayName;
  if (name === undefined) return <bdi translate="no">{username}</bdi>;
  return (
    <>
      <bdi translate="no">{name}</bdi> (<bdi translate="no">{username}</bdi>)
    </>
  );
}
