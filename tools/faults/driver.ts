import type { Locator, Page } from '@playwright/test';
import type { Member, MemberOptions } from '../../apps/portal/e2e/support/member';
import type { Sandbox } from '../../apps/portal/e2e/support/sandbox';
import type { Ending, FaultName } from './faults';

/**
 * How a failure is shown.
 * - `read`: the screen's main read. Its failure is shown in place, or in the dialog (D36).
 * - `aside`: a decorative read, or one with its own container. It opens no dialog and no toast.
 * - `write`: a member's action. It shows a toast or a message in the form, and keeps the input.
 * - `mark`: sent by the portal itself, so its failure is silent.
 */
type Kind = 'read' | 'aside' | 'write' | 'mark';

/** The context of a case. */
export interface Scene {
  page: Page;
  sandbox: Sandbox;
  member: Member;
  /** The result of `prepare`. */
  state: Record<string, string>;
}

type ExpectedText = string | RegExp;

/** How a screen makes a call. */
export interface Driver {
  call: string;
  kind: Kind;
  /** True for screens without a sign-in. */
  visitor?: true;
  /** The member, where the default rich one with a pin doesn't fit. */
  member?: MemberOptions;
  /** The member has no withdrawal address yet. */
  unaddressed?: true;
  /** Sets up by API calls, before the page opens, what the screen needs. An object that it returns is the state. */
  prepare?: (scene: Omit<Scene, 'page' | 'state'>) => Promise<unknown>;
  /** Undoes changes that would stay in the whole sandbox. */
  restore?: (scene: Scene) => Promise<unknown>;
  open: string | ((state: Record<string, string>) => string);
  /** Fills in everything before the press. Without it, opening the screen makes the call. */
  begin?: (scene: Scene) => Promise<unknown>;
  /** Makes the call. */
  press?: (scene: Scene) => Promise<unknown>;
  /** The button that must work again after a failure. A retry button counts too. */
  button?: (page: Page) => Locator;
  /** The text on the screen after a read, or the success message of a write. */
  shows?: ExpectedText;
  /** What a screen reader speaks of a success, where that isn't `shows`. */
  speaks?: ExpectedText;
  /** The expected message where it isn't the usual one. `null` expects nothing in particular. */
  failureTexts?: Partial<Record<Ending, ExpectedText | null>> &
    Partial<Record<FaultName, ExpectedText | null>>;
  /** False where a `read` shows a toast instead of the dialog of A §8. */
  dialog?: false;
  /** Makes the screen send another request while the first is pending. */
  again?: (scene: Scene) => Promise<unknown>;
  /** Faults that don't apply, each with its reason. */
  without?: Partial<Record<FaultName, string>>;
  /** How often the screen sends the call in one visit; 1 by default. */
  times?: number;
  /** `alter` and `hold` use the sandbox's own responses, because later steps need the real state. */
  real?: true;
  /** `prepare` runs before each case, because a case uses up its result. */
  freshMember?: true;
  /** Matches the text that proves the write succeeded despite a failed response. The form is then finished. */
  proves?: RegExp;
  /** A 401 in the response body ends the session too (A §6, B §6). */
  endsByBody?: true;
  /** The call ends the session whatever the response. */
  signsOut?: true;
  /** Faults after which the response can't be read, which is failed (D120). */
  unreadable?: readonly FaultName[];
  /** Values that the screen itself clears after a failure. */
  forgets?: RegExp;
}

/** A call that no screen makes. */
export interface Unmade {
  call: string;
  reason: string;
}
