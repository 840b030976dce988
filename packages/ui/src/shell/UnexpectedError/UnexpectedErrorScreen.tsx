import { Button } from '../../components/Button/Button';
import { errorTexts } from '../../text/messages';
import { PlainPage } from '../../components/PlainPage/PlainPage';
import { unexpectedErrorMessages } from './UnexpectedErrorNotice';
import type { ElementProps } from '../../components/elementProps';

export interface UnexpectedErrorScreenProps extends ElementProps<HTMLElement> {
  /** Called when the member reloads the page. */
  onReload: () => void;
}

/** An error boundary shows this screen, also for stale chunks after a deploy (D101). */
export function UnexpectedErrorScreen({ onReload, ...rest }: UnexpectedErrorScreenProps) {
  return (
    <PlainPage
      {...rest}
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
