/** What is known of a step. `at` is an ISO date-time, absent where only the fact is known. */
export type StepStanding =
  | { state: 'done'; at?: string | undefined }
  | { state: 'open' }
  /** The member's part is done, and the portal's operator looks at it. */
  | { state: 'waiting' }
  /** The answer is on its way. */
  | { state: 'reading' }
  /** Nobody said; it is neither done nor open. */
  | { state: 'unknown' };

/** The way of a newcomer, in its order. */
export const stepNames = ['email', 'pin', 'kyc', 'deposit', 'package', 'share'] as const;

export type StepName = (typeof stepNames)[number];
export type FirstSteps = Readonly<Record<StepName, StepStanding>>;

export const getDone = (steps: FirstSteps): number =>
  stepNames.filter((name) => steps[name].state === 'done').length;

/** The step that the main button leads to: the first that is open, or that may yet turn out to be. */
export const selectNext = (steps: FirstSteps): StepName | undefined =>
  stepNames.find((name) => steps[name].state === 'open' || steps[name].state === 'reading');
