import styled from 'styled-components';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { Tooltip } from '../../../../components/Tooltip/Tooltip';
import { noFigure } from '../../../../text/format/money';
import { mt5Texts } from '../../../../text/messages';
import { media, space } from '../../../../tokens';
import { mt5Messages } from '../messages';
import { Secret } from './Secret';
import { useRevealed } from './useRevealed';

interface InvestorPasswordProps {
  password: string | undefined;
  changeable: boolean;
  onUpdateOpen: () => void;
}

/** The masked password, with an eye, and a key that opens Update Password (B §2). */
export function InvestorPassword({ password, changeable, onUpdateOpen }: InvestorPasswordProps) {
  const { revealed, toggle } = useRevealed();
  return (
    <Row>
      {password === undefined ? noFigure : <Secret value={password} revealed={revealed} />}
      <Buttons>
        {password !== undefined && (
          <IconButton
            size="small"
            icon={revealed ? 'eyeOff' : 'eye'}
            label={revealed ? mt5Messages.hideInvestor : mt5Messages.showInvestor}
            onClick={toggle}
          />
        )}
        <Tooltip text={changeable ? mt5Texts.updatePassword : mt5Messages.notAllowed}>
          <IconButton
            size="small"
            icon="key"
            label={mt5Texts.updatePassword}
            aria-disabled={!changeable || undefined}
            onClick={changeable ? onUpdateOpen : undefined}
          />
        </Tooltip>
      </Buttons>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

/* The buttons are as high as the line of the figures next to them. */
const Buttons = styled.span`
  flex: none;
  display: inline-flex;
  margin-block: calc(-1 * ${space[1.5]});

  ${media.phone} {
    margin-block: calc(-1 * ${space[3]});
  }
`;
