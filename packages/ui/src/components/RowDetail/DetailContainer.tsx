import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { detailMessages } from '../../text/detailMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { ButtonLink } from '../Button/ButtonLink';
import { CopyButton } from '../CopyButton/CopyButton';
import { Icon } from '../Icon/Icon';
import { border, color, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { RowDetail } from './RowDetail';
import { toName, type DetailFact, type RowDetailData } from './detailData';

/** Next to the list, and sticky while the list scrolls. */
const Pane = styled.section`
  position: sticky;
  inset-block-start: ${space[4]};
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  max-block-size: calc(100dvh - ${space[8]});
  padding: ${space[5]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${color.shadowCard};

  &:focus {
    outline: none;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  color: ${color.inkMuted};
`;

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
  font-size: ${fontSize.base};
  font-weight: ${fontWeight.regular};
  overflow-wrap: anywhere;
`;

const Moves = styled.span`
  display: inline-flex;
  gap: ${space[1]};

  ${media.print} {
    display: none;
  }
`;

/** Only this part scrolls, which keeps the actions visible. */
const Scrolling = styled.div`
  min-block-size: 0;
  margin-inline: calc(-1 * ${space[5]});
  padding-inline: ${space[5]};
  overflow: hidden auto;
`;

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The actions of a row: its own one, copy its code, print it, ask support about it. */
function DetailActions({
  code,
  wholeCode = code,
  support,
  action,
}: Pick<RowDetailData, 'code' | 'wholeCode' | 'support' | 'action'>) {
  return (
    <>
      {action && (
        <Button size="small" aria-haspopup="dialog" disabled={action.disabled} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {wholeCode !== undefined && (
        <CopyButton size="small" text={wholeCode} label={detailMessages.copyCode} />
      )}
      <Button size="small" icon={<Icon name="file" />} onClick={() => print()}>
        {detailMessages.print}
      </Button>
      {support !== undefined && (
        <ButtonLink size="small" href={support} icon={<Icon name="chat" />}>
          {detailMessages.askSupport}
        </ButtonLink>
      )}
    </>
  );
}

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
  onNextOpen: (() => void) | undefined;
  onPreviousOpen: (() => void) | undefined;
}

/** The container of a row's detail. Escape closes it, and the arrow keys change the row. */
export function DetailContainer(props: DetailContainerProps) {
  const { pane, detail, facts, focused, onClose, onNextOpen, onPreviousOpen } = props;
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
        disabled={!onPreviousOpen}
        onClick={onPreviousOpen}
      />
      <IconButton
        icon="chevronDown"
        label={detailMessages.next}
        size="small"
        disabled={!onNextOpen}
        onClick={onNextOpen}
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
