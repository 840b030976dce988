import type { FirstSteps, StepStanding } from '@portal/ui/screens/dashboard';
import type { Answer } from '../../shared/wire/answer';
import { countOf, fieldsOf, flagOf, textOf } from '../../shared/wire/wire';
import { balancesOf } from './balances.view';
import { isMore, isNewcomer, isZero } from './isNewcomer';

const dataOf = (body: Answer<'/dashboard'> | undefined) => fieldsOf(fieldsOf(body).data);
const firstsOf = (body: Answer<'/dashboard'> | undefined) => fieldsOf(dataOf(body).first_steps);

const open: StepStanding = { state: 'open' };
const unknown: StepStanding = { state: 'unknown' };

/** A step by the time that the server has of it: null is "not yet", and an absent one is not known. */
function toldOf(at: unknown): StepStanding {
  if (textOf(at) !== undefined) return { state: 'done', at: textOf(at) };
  return at === null ? open : unknown;
}

/** Without a time, what lies in the wallets says whether money ever came in. */
function depositOf(body: Answer<'/dashboard'> | undefined): StepStanding {
  const told = toldOf(firstsOf(body).first_deposit_at);
  const { payIn, payOut, live, pamm } = balancesOf(body);
  const held = [payIn, payOut, live, pamm];
  if (told.state !== 'done' && held.some(isMore)) return { state: 'done' };
  return told.state === 'unknown' && held.every(isZero) ? open : told;
}

function shareOf(referrals: number | undefined): StepStanding {
  if (referrals === undefined) return unknown;
  return referrals > 0 ? { state: 'done' } : open;
}

/** A newcomer's way; undefined for everybody else. `kyc` is what its own answer says. */
export function firstStepsOf(
  body: Answer<'/dashboard'> | undefined,
  kyc: StepStanding,
): FirstSteps | undefined {
  if (!isNewcomer(body)) return undefined;
  return {
    email: toldOf(firstsOf(body).email_confirmed_at),
    pin: toldOf(firstsOf(body).pin_set_at),
    kyc,
    deposit: depositOf(body),
    package: open,
    share: shareOf(countOf(dataOf(body).total_referrals)),
  };
}

/** The KYC's step: verified, lacking what the notice says, or sent and looked at. */
export function kycStepOf(
  body: Answer<'/kyc-list'> | undefined,
  { lacks, reading }: { lacks: boolean; reading: boolean },
): StepStanding {
  const verified = flagOf(fieldsOf(body).kyc_status);
  if (verified === 1) return { state: 'done' };
  if (lacks) return open;
  if (reading) return { state: 'reading' };
  return verified === 0 ? { state: 'waiting' } : unknown;
}
