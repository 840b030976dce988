import styled from 'styled-components';
import { addresses } from '../../../../addresses/addresses';
import { Button } from '../../../../components/Button/Button';
import { Icon } from '../../../../components/Icon/Icon';
import { Link } from '../../../../components/Link/Link';
import { Steps } from '../../../../components/Steps/Steps';
import { formatFigure } from '../../../../text/figures/figure';
import { color, fontWeight, media, space } from '../../../../tokens';
import { depositMessages } from '../messages';
import type { ReportDialogProps } from './ReportDialog';
import { fill } from '../../../../text/fill';

interface ReportStepsProps extends Pick<ReportDialogProps, 'account' | 'method'> {
  onReportOpen: () => void;
}

/** How a bank deposit works and where it will appear. No API reads a report before it is approved (D53). */
export function ReportSteps({ method: { rate }, account, onReportOpen }: ReportStepsProps) {
  const rupees =
    rate === undefined
      ? ''
      : depositMessages.rate({
          rupees: formatFigure('exchangeRate', rate, { currency: 'inr', shown: true }),
        });
  return (
    <Stack>
      {account !== undefined && <Account>{depositMessages.forAccount({ account })}</Account>}
      <Steps>
        {depositMessages.reportSteps.map(([title, getNote], index) => (
          <li key={title}>
            <b>{title}</b>
            <p>{getNote({ rate: rupees })}</p>
            {index === 0 && (
              <p>
                <Link href={addresses.tickets}>{depositMessages.askAccount}</Link>
              </p>
            )}
          </li>
        ))}
      </Steps>
      <p>
        {fill(depositMessages.reportWhere, {
          transactions: <Link href={addresses.transactions}>{depositMessages.transactions}</Link>,
        })}
      </p>
      <Act>
        <Button variant="main" icon={<Icon name="edit" />} aria-haspopup="dialog" onClick={onReportOpen}>
          {depositMessages.report}
        </Button>
      </Act>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 60ch;
  color: ${color.inkMuted};
  text-wrap: pretty;
`;

const Act = styled.div`
  display: flex;

  ${media.phone} {
    > button {
      flex: 1;
      min-block-size: 3rem;
    }
  }
`;

const Account = styled.p`
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
  overflow-wrap: anywhere;
`;
