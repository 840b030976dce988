import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { mt5Texts } from '../../../text/messages';
import { media, space } from '../../../tokens';
import { ActionCard } from './ActionCard';
import type { Mt5Account } from './Mt5AccountScreen.types';
import { mt5Messages } from './messages';

interface ActionCardsProps {
  /** Absent while it loads. The cards show already. */
  account: Mt5Account | undefined;
  onUpdateOpened: () => void;
  onDepositOpened: () => void;
  onViewOpened: () => void;
}

/** The actions of a live account (B §2, D77). Other accounts have no cards. */
export function ActionCards({ account, onUpdateOpened, onDepositOpened, onViewOpened }: ActionCardsProps) {
  if (account?.live === false) return null;
  const waits = account === undefined;
  const changeable = account?.passwordChangeable ?? true;
  return (
    <Row>
      <ActionCard
        heading={mt5Texts.updatePassword}
        icon="key"
        hint={changeable ? mt5Messages.updateHint : mt5Messages.notAllowed}
      >
        <Button icon={<Icon name="key" />} disabled={waits || !changeable} onClick={onUpdateOpened}>
          {mt5Texts.updatePassword}
        </Button>
      </ActionCard>
      <ActionCard heading={mt5Messages.deposit} icon="deposit" hint={mt5Messages.depositHint}>
        <Button variant="main" icon={<Icon name="deposit" />} disabled={waits} onClick={onDepositOpened}>
          {mt5Messages.deposit}
        </Button>
      </ActionCard>
      <ActionCard heading={mt5Texts.viewPassword} icon="eye" hint={mt5Messages.viewHint}>
        <Button icon={<Icon name="eye" />} disabled={waits} onClick={onViewOpened}>
          {mt5Texts.viewPassword}
        </Button>
      </ActionCard>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};

  > section {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  > section > div:last-child {
    grid-template-rows: 1fr auto;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    button {
      inline-size: 100%;
    }
  }
`;
