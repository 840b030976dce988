import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { PrintSheet } from '../../../components/PrintSheet/PrintSheet';
import { color, space } from '../../../tokens';
import { invoiceMessages } from '../messages';
import { invoiceTitle, type Invoice } from './invoice';
import { InvoicePrintPage } from './InvoicePrintPage';

export interface InvoiceScreenProps {
  invoice: Invoice;
  /** Who issues it; absent where no setting says. */
  issuer?: string | undefined;
  /** Opens the print dialog. Absent once no script answers presses; only the browser's own command is left then. */
  onPrint?: (() => void) | undefined;
}

/** A bot subscription's invoice, in a tab of its own, without the shell (B §2). One page of A4 when printed. */
export function InvoiceScreen({ invoice, issuer, onPrint }: InvoiceScreenProps) {
  return (
    <Page>
      <Bar>
        {onPrint ? (
          <Button variant="main" icon={<Icon name="file" />} onClick={onPrint}>
            {invoiceMessages.print}
          </Button>
        ) : (
          <p>{invoiceMessages.printByKey}</p>
        )}
      </Bar>
      <PrintSheet label={invoiceTitle(invoice)}>
        <InvoicePrintPage invoice={invoice} issuer={issuer} />
      </PrintSheet>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 54rem);
  justify-content: center;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-block-size: 2.375rem;
  color: ${color.inkMuted};
`;
