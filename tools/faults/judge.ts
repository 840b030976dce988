import { countHeard } from '../../apps/portal/e2e/journeys/heard';
import { judge } from '../../apps/portal/e2e/journeys/judge';
import type { Look } from '../../apps/portal/e2e/journeys/look';
import type { Driver } from './driver';
import {
  backText,
  noText,
  otherNetworkText,
  tooLargeText,
  waitText,
  wrongText,
  type Fault,
  type FaultName,
} from './faults';

const brokenText = "It's us, not you";
const expired = 'Your session has expired please login again!';

/** The facts by which a case is judged. */
export interface Evidence {
  driver: Driver;
  name: FaultName;
  fault: Fault;
  look: Look;
  /** The page before the press. */
  before: Look | undefined;
  /** The page's questions by this call, and the number of all its questions. */
  asked: string[];
  all: number;
  errors: string[];
  usable: boolean;
}

/** The words of failures that a member can act on (D156). */
const causes: Partial<Record<FaultName, string>> = {
  maintenance: backText,
  maintenanceInJson: backText,
  tooLarge: tooLargeText,
  signInPage: otherNetworkText,
  otherNetwork: otherNetworkText,
};

const has = (text: string, expectedText: string | RegExp) =>
  typeof expectedText === 'string' ? text.includes(expectedText) : expectedText.test(text);

/** The required message. Undefined where any or no message is allowed. */
function expected({ driver, name, fault }: Evidence): string | RegExp | undefined {
  const { [name]: ofName, [fault.ending]: ofEnding } = driver.failureTexts ?? {};
  if (ofName !== undefined) return ofName ?? undefined;
  const isSilent = driver.kind === 'aside' || driver.kind === 'mark';
  // A screen that shows nothing of a failure shows no cause either.
  const isShown = driver.kind !== 'mark' && ofEnding !== null && (ofEnding !== undefined || !isSilent);
  if (isShown && causes[name] !== undefined) return causes[name];
  if (ofEnding !== undefined) return ofEnding ?? undefined;
  if (driver.unreadable?.includes(name) && driver.dialog !== false) return brokenText;
  if (fault.ending === 'answered') {
    // An incomplete response shows what it contains. A complete one shows the screen's content.
    const isWhole = ['slow', 'deliveredTwice', 'wrongOrder', 'lateRefusal'].includes(name);
    return isWhole ? driver.shows : undefined;
  }
  if (fault.ending === 'ended' && !driver.visitor) return expired;
  if (isSilent) return undefined;
  if (fault.ending === 'refused') return name === 'tooMany' ? waitText : noText;
  if (fault.ending === 'useless' && driver.kind === 'read' && driver.dialog !== false) return brokenText;
  return wrongText;
}

/** Returns every error in how a case ended, as text. */
export function faultsIn(evidence: Evidence): string[] {
  const { driver, name, fault, look, before, asked, all, errors, usable } = evidence;
  const { kind, visitor, times = 1, forgets } = driver;
  const isOver = fault.ending === 'ended' || (fault.ending === 'bodyEnded' && driver.endsByBody === true);
  // Excludes toasts from before the press.
  const toasts = look.toasts.slice(before?.toasts.length ?? 0);
  const everything = [look.text, ...toasts].join('\n');
  const found = judge({ look, text: everything, errors, asked, all, times });
  const must = (holds: boolean, otherwise: string) => {
    if (!holds) found.push(otherwise);
  };
  const text = expected(evidence);
  if (text !== undefined) must(has(everything, text), `it does not show ${String(text)}`);
  // A success may start the next call, which has its own message.
  must(fault.ending === 'answered' || toasts.length <= 1, `more than one toast: ${toasts.join(' | ')}`);
  if (kind === 'write' && fault.ending === 'refused' && text !== undefined) {
    const times = countHeard(look.heard.slice(before?.heard.length ?? 0), text);
    must(times <= 1, `spoken ${times} times`);
  }
  if (kind === 'mark' && fault.ending !== 'ended')
    must(toasts.length === 0, `an unexpected toast: ${toasts.join(' | ')}`);
  const isNamed = causes[name] !== undefined;
  const isUseless = fault.ending === 'useless' || driver.unreadable?.includes(name) === true;
  const mayRaise = kind === 'read' && isUseless && !isNamed && driver.dialog !== false;
  must(mayRaise || !look.dialog, 'the dialog of a broken page covers it');
  if (isOver && !visitor) must(look.atSignIn, 'the member is not back at the sign-in');
  else if (driver.signsOut) must(look.atSignIn, 'the member is not signed out');
  else if (!visitor) must(!look.atSignIn, 'the member was signed out');
  const isProven = name === 'answerLost' && driver.proves?.test(look.text) === true;
  if (before && !isProven && fault.ending !== 'answered' && !isOver && kind === 'write') {
    const lost = Object.entries(before.values).filter(([label, value]) => look.values[label] !== value);
    const kept = lost.filter(([label]) => !forgets?.test(label));
    const changes = kept.map(([label, value]) => `${label}=${value}, now ${look.values[label]}`);
    must(kept.length === 0, `lost: ${changes.join('; ')}`);
    must(usable, 'its button is not usable again');
  }
  return found;
}
