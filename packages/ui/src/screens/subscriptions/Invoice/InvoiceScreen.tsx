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
  /** The issuer. Absent without the setting. */
  issuer?: string | undefined;
  /** Opens the print dialog. Absent when no script handles presses, and then only the browser's own command works. */
  onPrint?: (() => void) | undefined;
}

/** A bot subscription's invoice in its own tab, without the shell (B §2). One page of A4 when printed. */
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
