import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { color } from '../../../tokens';
import { securityMessages } from './messages';

export interface FreezingProps {
  busy: boolean;
  onPress: () => void;
}

/** The way to close the account, whatever happened. It leads to a page that asks again. */
export function FreezeCard({ busy, onPress }: FreezingProps) {
  return (
    <Card
      heading={securityMessages.freeze}
      aside={
        <Button size="small" busy={busy} onClick={onPress}>
          {securityMessages.freezeWay}
        </Button>
      }
    >
      <Lead>{securityMessages.freezeLead}</Lead>
    </Card>
  );
}

const Lead = styled.p`
  color: ${color.inkMuted};
`;
