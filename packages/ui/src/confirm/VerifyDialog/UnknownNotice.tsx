import { Banner } from '../../components/Banner/Banner';
import type { UnknownOutcome } from './confirmedWrite';
import { unprovenText, verifyMessages } from './messages';

interface UnknownNoticeProps {
  unknown: UnknownOutcome;
  isProven: boolean;
  movesMoney: boolean;
  /** Whether the dialog asks for a code. Without one, a reload has lost none. */
  hasCode: boolean;
}

/** Explains that the outcome is unknown, and what is safe to do (DESIGN "Withdraw, transfer, buy", D118). */
export function UnknownNotice({ unknown, isProven, movesMoney, hasCode }: UnknownNoticeProps) {
  const needsCode = unknown === 'codeNeeded' && hasCode;
  const detail =
    unknown === 'failedAgain'
      ? [verifyMessages.failedAgainDetail]
      : isProven
        ? [verifyMessages.unknownDetail, needsCode ? verifyMessages.codeNeeded : verifyMessages.repeatable]
        : [unprovenText(movesMoney), ...(needsCode ? [verifyMessages.codeToSendAgain] : [])];
  return (
    <Banner variant="warn" icon="alert" urgent detail={detail.join(' ')}>
      {verifyMessages.unknown}
    </Banner>
  );
}
