import { toFirstSteps, toKycStep } from './firstSteps.mappers';
import { toKycNotice, mayLackTypes } from './kycNotice.mappers';

/** Mappers of the later answers, kept out of the dashboard's first scripts. */
export const later = { toFirstSteps, toKycStep, toKycNotice, mayLackTypes };
