import type { ComponentType } from 'react';

/** A screen of an area, as the area declares it to the portal. */
export interface AreaRoute {
  /** The addresses that lead to it (A §2, B §2): the one that links use, then its other spellings (D1, D2). */
  paths: readonly string[];
  /** The document's title. */
  title: string;
  /** Loads the route's chunk. */
  load: () => Promise<ComponentType>;
}
