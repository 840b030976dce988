import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { Money } from '../../../components/Money/Money';
import { transferTexts } from '../../../text/messages';
import { walletNames } from '../../../text/wallets';
import { border, color, fontSize, fontWeight, radius, space } from '../../../tokens';
import type { TransferBalances } from './transfer';
import { transferMessages } from './messages';

/** Both wallets of a transfer with their balances, and an arrow from one to the other. */
export const TransferEnds = ({ balances }: { balances: TransferBalances }) => (
  <Ends>
    <End>
      <dt>{transferMessages.fromLabel}</dt>
      <dd>{walletNames.pay_out}</dd>
      <dd>
        <Money figure="walletBalance" value={balances.from} />
        <Icon name="chevronRight" />
      </dd>
    </End>
    <End>
      <dt>{transferTexts.transferTo}</dt>
      <dd>{walletNames.pay_in}</dd>
      <dd>
        <Money figure="walletBalance" value={balances.to} />
      </dd>
    </End>
  </Ends>
);

const Ends = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space[6]};
`;

const End = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  padding: ${space[2]} ${space[3]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  > dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  > dd:last-child {
    font-size: ${fontSize.figure};
    font-weight: ${fontWeight.money};
  }
  /* Between the two. */
  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(-1 * ${space[5]});
    margin-block: auto;
    color: ${color.inkMuted};
  }
`;
