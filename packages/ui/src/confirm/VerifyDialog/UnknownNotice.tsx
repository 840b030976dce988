import { Banner } from '../../components/Banner/Banner';
import type { UnknownOutcome } from './attempt';
import { unprovenText } from './unprovenText';
import { verifyWords } from './verifyWords';

interface UnknownNoticeProps {
  unknown: UnknownOutcome;
  isProven: boolean;
  movesMoney: boolean;
  /** Whether the dialog asks for a code. Where it asks for none, a reload has forgotten none. */
  hasCode: boolean;
}

/** Says that the outcome is unknown, and what is safe to do (DESIGN "Withdraw, transfer, buy", D118). */
export function UnknownNotice({ unknown, isProven, movesMoney, hasCode }: UnknownNoticeProps) {
  const needsCode = unknown === 'codeNeeded' && hasCode;
  const detail = isProven
    ? [verifyWords.unknownDetail, needsCode ? verifyWords.codeNeeded : verifyWords.repeatable]
    : [unprovenText(movesMoney), ...(needsCode ? [verifyWords.codeToSendAgain] : [])];
  return (
    <Banner variant="warn" icon="alert" urgent detail={detail.join(' ')}>
      {isProven ? verifyWords.unknown : verifyWords.unproven}
    </Banner>
  );
}
