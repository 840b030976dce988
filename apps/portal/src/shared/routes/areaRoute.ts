import type { ReadPath } from '@portal/api';
import type { ComponentType } from 'react';

/** A read as the client asks for it: a path of the contract and, for a list, its first page. */
type FirstRead = ReadPath | `${ReadPath}?${string}`;

/** A screen of an area, as the area declares it to the portal. */
export interface AreaRoute {
  /** The addresses that lead to it (A §2, B §2): the one that links use, then its other spellings (D1, D2). */
  paths: readonly string[];
  /** The document's title. */
  title: string;
  /** Loads the route's chunk. */
  load: () => Promise<ComponentType>;
  /**
   * What the screen asks for first when it is opened directly and without a search. The page itself asks, beside the
   * scripts (shared/browser/firstReads.ts). Written as the client writes it, or the answer is used by nobody.
   */
  firstReads?: readonly FirstRead[];
}
