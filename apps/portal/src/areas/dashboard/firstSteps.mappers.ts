import type { FirstSteps, StepStanding } from '@portal/ui/screens/dashboard';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseFlag, parseText } from '@portal/portal-core/fromApi/parse';
import { toBalances } from './balances.mappers';
import { isAboveZero, isNewcomer, isZero } from './isNewcomer';

const toData = (body: Answer<'/dashboard'> | undefined) => parseFields(parseFields(body).data);
const parseFirstSteps = (body: Answer<'/dashboard'> | undefined) => parseFields(toData(body).first_steps);

const open: StepStanding = { state: 'open' };
const unknown: StepStanding = { state: 'unknown' };

/** A step's state from the server's time: null is "not yet", an absent time is unknown. */
function toStepState(at: unknown): StepStanding {
  if (parseText(at) !== undefined) return { state: 'done', at: parseText(at) };
  return at === null ? open : unknown;
}

/** Without a time, the wallets show whether a deposit ever arrived. */
function toDepositStep(body: Answer<'/dashboard'> | undefined): StepStanding {
  const reported = toStepState(parseFirstSteps(body).first_deposit_at);
  const { payIn, payOut, live, pamm } = toBalances(body);
  const held = [payIn, payOut, live, pamm];
  if (reported.state !== 'done' && held.some(isAboveZero)) return { state: 'done' };
  return reported.state === 'unknown' && held.every(isZero) ? open : reported;
}

function toShareStep(referrals: number | undefined): StepStanding {
  if (referrals === undefined) return unknown;
  return referrals > 0 ? { state: 'done' } : open;
}

/** A newcomer's first steps; undefined for other members. `kyc` comes from its own query. */
export function toFirstSteps(
  body: Answer<'/dashboard'> | undefined,
  kyc: StepStanding,
): FirstSteps | undefined {
  if (!isNewcomer(body)) return undefined;
  return {
    email: toStepState(parseFirstSteps(body).email_confirmed_at),
    pin: toStepState(parseFirstSteps(body).pin_set_at),
    kyc,
    deposit: toDepositStep(body),
    package: open,
    share: toShareStep(parseCount(toData(body).total_referrals)),
  };
}

/** The KYC step: verified, missing something as the notice shows, or in review. */
export function toKycStep(
  body: Answer<'/kyc-list'> | undefined,
  { lacks, reading }: { lacks: boolean; reading: boolean },
): StepStanding {
  const verified = parseFlag(parseFields(body).kyc_status);
  if (verified === 1) return { state: 'done' };
  if (lacks) return open;
  if (reading) return { state: 'reading' };
  return verified === 0 ? { state: 'waiting' } : unknown;
}
