import type { Locator, Page } from '@playwright/test';
import type { Member, MemberOptions } from '../support/member';
import type { Sandbox } from '../support/sandbox';
import type { Ending, FaultName } from './faults';

/**
 * Who hears of a failure.
 * - `read`: the read that the screen is for. Its failure stands in place, or in the dialog (D36).
 * - `aside`: a read that adorns, or has a place of its own: never the dialog, never a toast.
 * - `write`: what a member sends: toast or words in the form, and nothing typed is lost.
 * - `mark`: sent by the portal itself: nobody is told.
 */
type Kind = 'read' | 'aside' | 'write' | 'mark';

/** What a case works with. */
export interface Scene {
  page: Page;
  sandbox: Sandbox;
  member: Member;
  /** What `prepare` returned. */
  state: Record<string, string>;
}

type Said = string | RegExp;

/** How a screen makes a call. */
export interface Driver {
  call: string;
  kind: Kind;
  /** True for the screens of those who are not signed in. */
  visitor?: true;
  /** Who the member is, where the rich one who confirms by pin will not do. */
  member?: MemberOptions;
  /** The member has not said yet where withdrawals go. */
  unaddressed?: true;
  /** Done with calls, before the page: what the screen needs to be there. */
  prepare?: (scene: Omit<Scene, 'page' | 'state'>) => Promise<Record<string, string>>;
  /** What a member's whole sandbox would keep is taken back. */
  restore?: (scene: Scene) => Promise<unknown>;
  open: string | ((state: Record<string, string>) => string);
  /** Up to the press: everything is filled in. Where there is none, opening makes the call. */
  begin?: (scene: Scene) => Promise<unknown>;
  /** Makes the call. */
  press?: (scene: Scene) => Promise<unknown>;
  /** What must be usable again after a failure; a button that tries again counts as well. */
  button?: (page: Page) => Locator;
  /** What stands on the screen once a read was answered; for a write, what tells of its success. */
  shows?: Said;
  /** What must be said, where it is not the usual; `null`: nothing in particular. */
  says?: Partial<Record<Ending, Said | null>> & Partial<Record<FaultName, Said | null>>;
  /** Whether the dialog of A §8 belongs to this read. It does for a `read`, unless its words are toasted. */
  dialog?: false;
  /** The screen asks again with something else, while the first answer is on its way. */
  again?: (scene: Scene) => Promise<unknown>;
  /** Faults that do not apply, each with the reason. */
  without?: Partial<Record<FaultName, string>>;
  /** How often the screen itself sends it in one visit; 1 unless said. */
  times?: number;
  /** Everything that `alter` and `hold` answer comes from the sandbox, because what follows needs it to be true. */
  real?: true;
  /** `prepare` is done before each case, because a case uses it up. */
  anew?: true;
  /** What the screen reads anew shows that it was carried out, though no answer said so: the form is then done with. */
  proves?: RegExp;
  /** A 401 in the body of its answer ends the session too (A §6, B §6). */
  endsByBody?: true;
  /** It ends the session itself, whatever is answered. */
  signsOut?: true;
  /** Values that the screen itself changes after a failure. */
  forgets?: RegExp;
}

/** A call that no screen makes. */
export interface Unmade {
  call: string;
  reason: string;
}
