import { firstStepsOf, kycStepOf } from './firstSteps.view';
import { kycNoticeOf, mayLackTypes } from './kycNotice.view';

/** What reads the answers that come after the figures: it is no part of the dashboard's first scripts. */
export const later = { firstStepsOf, kycStepOf, kycNoticeOf, mayLackTypes };
