import { useLayoutEffect, useRef, type RefObject } from 'react';
import { errorTexts } from '../../text/messages';
import { exportMessages } from '../../text/exportMessages';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { Spinner } from '../Spinner/Spinner';
import { Buttons, Card, Failure, Waiting } from './ExportCard.styles';

/** An export's progress. `of` is absent while the number of rows is unknown. */
export type ExportProgress =
  | { state: 'idle' }
  | { state: 'reading'; rows: number; of?: number | undefined }
  | { state: 'failed'; message: string };

/** A list's export for its screen. A file has every filtered row, or there is no file. */
export interface ListExport {
  /** The state of the export. */
  progress: ExportProgress;
  /** Starts the export, or retries a failed one. */
  onStart: () => void;
  /** Cancels a running export, or dismisses a failed one. */
  onCancel: () => void;
}

interface ExportCardProps extends Omit<ListExport, 'progress'> {
  progress: Exclude<ExportProgress, { state: 'idle' }>;
  /** The name of the button. */
  label: string;
  /** Receives the focus if the card is removed while it has the focus. */
  button: RefObject<HTMLElement | null>;
}

/** An export's progress with Cancel, or its error with Retry. */
export function ExportCard({ label, button, progress, onStart, onCancel }: ExportCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function giveFocusBack() {
      const [own, opener] = [card.current, button.current];
      return () => {
        if (own?.contains(document.activeElement)) opener?.focus();
      };
    },
    [button],
  );
  const failed = progress.state === 'failed';
  return (
    <Card ref={card} role="group" aria-label={label} $later={!failed}>
      {progress.state === 'failed' && (
        <Failure role="alert">
          <Icon name="alert" />
          <span>
            <b>{progress.message}</b> {exportMessages.notSaved}
          </span>
        </Failure>
      )}
      {progress.state === 'reading' && progress.of === undefined && (
        <Waiting>
          <Spinner label={exportMessages.preparing} />
          <span aria-hidden="true">{exportMessages.preparing}</span>
        </Waiting>
      )}
      {progress.state === 'reading' && progress.of !== undefined && (
        <ProgressBar label={exportMessages.preparing} value={progress.rows} of={progress.of} />
      )}
      <Buttons>
        {/* One element in both states, so a failure keeps the focus. */}
        <Button size="small" onClick={onCancel}>
          {failed ? overlayMessages.close : exportMessages.cancel}
        </Button>
        {failed && (
          <Button
            size="small"
            icon={<Icon name="refresh" />}
            onClick={() => {
              button.current?.focus();
              onStart();
            }}
          >
            {errorTexts.tryAgain}
          </Button>
        )}
      </Buttons>
    </Card>
  );
}
