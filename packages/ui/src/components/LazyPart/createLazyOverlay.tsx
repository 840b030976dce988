import { useEffect, useRef, type ComponentType } from 'react';
import { commonMessages } from '../../text/commonMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { errorTexts } from '../../text/visitorMessages';
import { Button } from '../Button/Button';
import { Buttons, Card, Failure, Waiting } from '../ExportButton/ExportCard.styles';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { LazyModule, type LazyModuleProps } from './LazyModule';
import { addOverlay } from './overlays';
import { withDialogSheet } from './withDialogSheet';

interface Closable {
  /** Called when the member closes the overlay, or no longer waits for it. The caller removes it. */
  onClose: () => void;
}

/**
 * A dialog or another overlay whose code loads on demand. The press that opens it is not lost: a slow load shows that it
 * goes on, a failed one offers a retry, and both can be closed.
 */
export function createLazyOverlay<P extends Closable>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const loadAll = withDialogSheet(load);
  addOverlay(loadAll);
  return (props) => <LazyOverlay load={loadAll} props={props} />;
}

export type LazyOverlayProps<P extends Closable> = Pick<LazyModuleProps<P>, 'load' | 'props'>;

/** The same without prefetching. */
export const LazyOverlay = <P extends Closable>({ load, props }: LazyOverlayProps<P>) => (
  <LazyModule
    load={load}
    props={props}
    fallback={<Notice onClose={props.onClose} />}
    failed={(retry) => <Notice onRetry={retry} onClose={props.onClose} />}
  />
);

interface NoticeProps extends Closable {
  /** Loads it again. Absent while it loads. */
  onRetry?: () => void;
}

function Notice({ onRetry, onClose }: NoticeProps) {
  const opener = useRef<Element | null>(null);
  useEffect(function rememberOpener() {
    opener.current = document.activeElement;
  }, []);
  // The pressed button is removed with the notice.
  const leave = (then: () => void) => () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    then();
  };
  return (
    <Card role="group" aria-label={commonMessages.loading} $later={!onRetry}>
      {onRetry ? (
        <Failure role="alert">
          <Icon name="alert" />
          <b>{errorTexts.somethingWrongTryAgain}</b>
        </Failure>
      ) : (
        <Waiting>
          <Spinner label={commonMessages.loading} />
          <span aria-hidden="true">{commonMessages.loading}</span>
        </Waiting>
      )}
      <Buttons>
        <Button size="small" onClick={leave(onClose)}>
          {overlayMessages.close}
        </Button>
        {onRetry && (
          <Button size="small" icon={<Icon name="refresh" />} onClick={leave(onRetry)}>
            {errorTexts.tryAgain}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}
