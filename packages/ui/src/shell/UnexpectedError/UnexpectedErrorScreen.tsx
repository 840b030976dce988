import { Button } from '../../components/Button/Button';
import { errorTexts } from '../../text/messages';
import { PlainPage } from '../PlainPage/PlainPage';

export interface UnexpectedErrorScreenProps {
  onReloaded: () => void;
}

/** What an error boundary shows: also after a deploy with stale chunks (D101). */
export function UnexpectedErrorScreen({ onReloaded }: UnexpectedErrorScreenProps) {
  return (
    <PlainPage
      title={errorTexts.unexpected}
      action={
        <Button look="main" onClick={onReloaded}>
          Reload
        </Button>
      }
    >
      The page could not be shown. Nothing that you sent is repeated by loading it again.
    </PlainPage>
  );
}
