import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Icon } from '../../../components/Icon/Icon';
import type { IconName } from '../../../components/Icon/paths';
import { Stack } from '../../../components/Stack/Stack';
import { mt5Texts } from '../../../text/messages';
import { color, media, radius, space } from '../../../tokens';
import type { Mt5Account } from './mt5Account';
import { mt5Messages } from './messages';

interface ActionCardsProps {
  /** Absent while it loads. The cards show already. */
  account: Mt5Account | undefined;
  onUpdateOpen: () => void;
  onDepositOpen: () => void;
  onViewOpen: () => void;
}

/** The actions of a live account (B §2, D77). Other accounts have no cards. */
export function ActionCards({ account, onUpdateOpen, onDepositOpen, onViewOpen }: ActionCardsProps) {
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
        <Button icon={<Icon name="key" />} disabled={waits || !changeable} onClick={onUpdateOpen}>
          {mt5Texts.updatePassword}
        </Button>
      </ActionCard>
      <ActionCard heading={mt5Messages.deposit} icon="deposit" hint={mt5Messages.depositHint}>
        <Button variant="main" icon={<Icon name="deposit" />} disabled={waits} onClick={onDepositOpen}>
          {mt5Messages.deposit}
        </Button>
      </ActionCard>
      <ActionCard heading={mt5Texts.viewPassword} icon="eye" hint={mt5Messages.viewHint}>
        <Button icon={<Icon name="eye" />} disabled={waits} onClick={onViewOpen}>
          {mt5Texts.viewPassword}
        </Button>
      </ActionCard>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  /* In large text fewer share a line, because a word of a button doesn't break. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
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

interface ActionCardProps {
  heading: string;
  icon: IconName;
  /** Its purpose, or why it can't be used. */
  hint: string;
  /** The button. */
  children: ReactNode;
}

/** One action for the account. */
function ActionCard({ heading, icon, hint, children }: ActionCardProps) {
  return (
    <Card heading={heading} aside={<Sign>{<Icon name={icon} size="large" />}</Sign>}>
      <Stack>
        <Hint>{hint}</Hint>
        <div>{children}</div>
      </Stack>
    </Card>
  );
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${space[8]};
  block-size: ${space[8]};
  border-radius: ${radius.control};
  color: ${color.inkMuted};
  background: ${color.sunken};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  text-wrap: pretty;
`;
