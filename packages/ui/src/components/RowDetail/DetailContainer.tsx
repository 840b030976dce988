import { useEffect, useRef, type ReactNode } from 'react';
import { detailMessages } from '../../text/detailMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { DetailActions } from './DetailActions';
import { Actions, Head, Moves, Pane, Scrolling, Title } from './DetailContainer.styles';
import { toName, type RowDetailData } from './rowDetail';

interface DetailContainerProps {
  /** Next to the list; otherwise a drawer, or a sheet on phones. */
  pane: boolean;
  detail: RowDetailData;
  /** The member opened it here, so it takes the focus. */
  focused: boolean;
  onClosed: () => void;
  /** Absent at either end of the page. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  children: ReactNode;
}

/** The container of a row's detail. Escape closes it, and the arrow keys change the row. */
export function DetailContainer(props: DetailContainerProps) {
  const { pane, detail, focused, onClosed, onNext, onPrevious, children } = props;
  const box = useRef<HTMLElement>(null);
  useEffect(
    function focusWhatWasOpened() {
      if (pane && focused) box.current?.focus({ preventScroll: true });
    },
    [pane, focused],
  );
  const moves = (
    <Moves>
      <IconButton
        icon="chevronUp"
        label={detailMessages.previous}
        size="small"
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon="chevronDown"
        label={detailMessages.next}
        size="small"
        disabled={!onNext}
        onClick={onNext}
      />
    </Moves>
  );
  if (!pane)
    return (
      <Dialog
        open
        size="drawer"
        focusOn="dialog"
        title={toName(detail)}
        aside={moves}
        actions={
          <>
            <DetailActions {...detail} />
            <Button size="small" onClick={onClosed}>
              {detailMessages.closeIt}
            </Button>
          </>
        }
        onClose={onClosed}
      >
        {children}
      </Dialog>
    );
  return (
    <Pane ref={box} tabIndex={-1} aria-label={toName(detail)}>
      <Head>
        <Title>{toName(detail)}</Title>
        {moves}
        <IconButton icon="close" label={detailMessages.close} size="small" onClick={onClosed} />
      </Head>
      <Scrolling>{children}</Scrolling>
      <Actions>
        <DetailActions {...detail} />
      </Actions>
    </Pane>
  );
}
