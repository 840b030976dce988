/** A step's state. `at` is an ISO date-time, absent where the date is unknown. */
export type StepStanding =
  | { state: 'done'; at?: string | undefined }
  | { state: 'open' }
  /** The member's part is done, and the portal's operator reviews it. */
  | { state: 'waiting' }
  /** The answer is loading. */
  | { state: 'reading' }
  /** The server sent no state, so the step is neither done nor open. */
  | { state: 'unknown' };

/** A newcomer's steps, in order. */
export const stepNames = ['email', 'pin', 'kyc', 'deposit', 'package', 'share'] as const;

export type StepName = (typeof stepNames)[number];
export type FirstSteps = Readonly<Record<StepName, StepStanding>>;

export const getDone = (steps: FirstSteps): number =>
  stepNames.filter((name) => steps[name].state === 'done').length;

/** The step of the main button: the first one that is open, or may still turn out to be. */
export const selectNext = (steps: FirstSteps): StepName | undefined =>
  stepNames.find((name) => steps[name].state === 'open' || steps[name].state === 'reading');
