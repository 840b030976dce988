import { useEffect, useRef } from 'react';
import { detailMessages } from '../../text/detailMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { DetailActions } from './DetailActions';
import { Actions, Head, Moves, Pane, Scrolling, Title } from './DetailContainer.styles';
import { RowDetail } from './RowDetail';
import { toName, type DetailFact, type RowDetailData } from './detailData';

export interface DetailContainerProps {
  /** Next to the list; otherwise a drawer, or a sheet on phones. */
  pane: boolean;
  detail: RowDetailData;
  /** Every column of the row. */
  facts: readonly DetailFact[];
  /** The member opened it here, so it takes the focus. */
  focused: boolean;
  onClose: () => void;
  /** Absent at either end of the page. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** The container of a row's detail. Escape closes it, and the arrow keys change the row. */
export function DetailContainer(props: DetailContainerProps) {
  const { pane, detail, facts, focused, onClose, onNext, onPrevious } = props;
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
            <Button size="small" onClick={onClose}>
              {detailMessages.closeIt}
            </Button>
          </>
        }
        onClose={onClose}
      >
        <RowDetail detail={detail} facts={facts} />
      </Dialog>
    );
  return (
    <Pane ref={box} tabIndex={-1} aria-label={toName(detail)}>
      <Head>
        <Title>{toName(detail)}</Title>
        {moves}
        <IconButton icon="close" label={detailMessages.close} size="small" onClick={onClose} />
      </Head>
      <Scrolling>
        <RowDetail detail={detail} facts={facts} />
      </Scrolling>
      <Actions>
        <DetailActions {...detail} />
      </Actions>
    </Pane>
  );
}
