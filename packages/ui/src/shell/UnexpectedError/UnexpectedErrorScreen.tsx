import { Button } from '../../components/Button/Button';
import { errorTexts } from '../../text/messages';
import { PlainPage } from '../../components/PlainPage/PlainPage';
import { unexpectedErrorMessages } from './messages';

export interface UnexpectedErrorScreenProps {
  /** Called when the member reloads the page. */
  onReload: () => void;
}

/** An error boundary shows this screen, also for stale chunks after a deploy (D101). */
export function UnexpectedErrorScreen({ onReload }: UnexpectedErrorScreenProps) {
  return (
    <PlainPage
      title={errorTexts.unexpected}
      action={
        <Button variant="main" onClick={onReload}>
          {unexpectedErrorMessages.reload}
        </Button>
      }
    >
      {unexpectedErrorMessages.reason}
    </PlainPage>
  );
}
