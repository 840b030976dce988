import { purchaseMessages } from './messages';

export interface PersonProps {
  username: string;
  /** Whether the package is the member's own. */
  own: boolean;
  /** The name from the check. Absent without one. */
  displayName?: string | undefined;
}

/** The owner of a package. A name that changes the reading direction affects only its own text (T2). */
export function Person({ username, own, displayName }: PersonProps) {
  const name = own ? purchaseMessages.yourself : displayName;
  if (name === undefined) return <bdi translate="no">{username}</bdi>;
  return (
    <>
      <bdi translate="no">{name}</bdi> (<bdi translate="no">{username}</bdi>)
    </>
  );
}
