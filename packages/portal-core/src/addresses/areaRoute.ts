import type { PortalClient, ReadPath } from '@portal/api';
import type { ComponentType } from 'react';
import type { FirstQuery } from '../calls/firstQueries';

/** A read as the client sends it: a path of the contract, with the first page for a list. */
type FirstRead = ReadPath | `${ReadPath}?${string}`;

/** A screen's component. */
export type ScreenComponent = ComponentType & {
  /** The queries of its first render that its `firstReads` answer, with the arguments of its hooks. */
  firstQueries?: (client: PortalClient) => readonly FirstQuery[];
};

/** A screen of an area, as declared to the portal. */
export interface AreaRoute {
  /** Its addresses (A §2, B §2): the canonical one first, then other spellings (D1, D2). */
  paths: readonly string[];
  title: string;
  load: () => Promise<ScreenComponent>;
  /**
   * The screen's first requests, sent by the page in parallel with the scripts (app/browser/firstReads.ts). They
   * must equal the client's requests, or the answers are unused.
   */
  firstReads?: readonly FirstRead[];
}
