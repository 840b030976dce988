import { purchaseWords } from './purchaseWords';

export interface PersonProps {
  username: string;
  /** It is the member's own. */
  own: boolean;
  /** As the check said; absent where none did. */
  displayName?: string | undefined;
}

/** Whose a package will be. A name that turns the reading direction turns only itself (T2). */
export function Person({ username, own, displayName }: PersonProps) {
  const name = own ? purchaseWords.yourself : displayName;
  if (name === undefined) return <bdi>{username}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> (<bdi>{username}</bdi>)
    </>
  );
}
