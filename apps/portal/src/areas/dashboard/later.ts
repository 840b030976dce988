import { toFirstSteps, toKycStep } from './firstSteps.mappers';
import { toKycNotice, mayLackTypes } from './kycNotice.mappers';

/** What reads the answers that come after the figures: it is no part of the dashboard's first scripts. */
export const later = { toFirstSteps, toKycStep, toKycNotice, mayLackTypes };
