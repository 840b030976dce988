import type { ReactNode } from 'react';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerWords } from '../../../components/ServerWords/ServerWords';
import { Verbatim } from '../../../components/ServerWords/Verbatim';
import { amountInWords } from '../../../text/format/amountInWords';
import { noFigure } from '../../../text/format/money';
import { zoneText } from '../../../text/format/zone';
import { invoiceWords } from '../subscriptionWords';
import type { Invoice } from './invoice';
import {
  Cell,
  Facts,
  Head,
  Heading,
  InWords,
  Item,
  Name,
  Parties,
  Thanks,
  Total,
  Zone,
} from './InvoicePaper.styles';

interface InvoicePaperProps {
  invoice: Invoice;
  /** Who issues it: name and address of the operator, as a setting has them. Absent without the setting. */
  issuer?: string | undefined;
}

/** The invoice itself. Every word is shown as text, whatever the server sent (T24). */
export function InvoicePaper({ invoice, issuer }: InvoicePaperProps) {
  const { billTo, username, country, paidBy, invoiceId, at, amountPaid } = invoice;
  const day = <Moment at={at} form="dayTime" />;
  return (
    <>
      <Head title={invoiceWords.title} />
      <Parties>
        <Facts>
          <div>
            <dt>{invoiceWords.billTo}</dt>
            <Name as="dd">{<Verbatim>{billTo}</Verbatim>}</Name>
          </div>
          {fact(invoiceWords.username, <Verbatim>{username}</Verbatim>)}
          {fact(invoiceWords.country, <ServerWords>{country}</ServerWords>)}
          {paidBy !== undefined && fact(invoiceWords.paidBy, <ServerWords>{paidBy}</ServerWords>)}
        </Facts>
        <Facts $lines>
          {issuer !== undefined && fact(invoiceWords.issuedBy, <bdi translate="no">{issuer}</bdi>)}
          {fact(invoiceWords.id, <Verbatim>{invoiceId}</Verbatim>)}
          {fact(invoiceWords.date, day)}
          {fact(invoiceWords.paymentDate, day)}
          {fact(invoiceWords.currency, invoiceWords.usd)}
        </Facts>
      </Parties>
      <Item>
        <thead>
          <tr>
            <Heading scope="col">{invoiceWords.package}</Heading>
            <Heading scope="col" $sum>
              {invoiceWords.amountPaid}
            </Heading>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>{<Verbatim>{invoice.package}</Verbatim>}</Cell>
            <Cell $sum>
              <Money value={amountPaid} shown />
            </Cell>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <Cell as="th" scope="row">
              {invoiceWords.total}
            </Cell>
            <Total>
              <Money value={amountPaid} shown />
            </Total>
          </tr>
        </tfoot>
      </Item>
      <InWords>
        <dt>{invoiceWords.inWords}</dt>
        <dd>
          {/* English in every language (D8), so it is read, and runs, as English does. */}
          <span lang="en" dir="ltr">
            {amountInWords(amountPaid) ?? noFigure}
          </span>
        </dd>
      </InWords>
      <Thanks>{invoiceWords.thanks}</Thanks>
      <Zone>{invoiceWords.datesIn(zoneText(Date.now()))}</Zone>
    </>
  );
}

/** The server's words, which may run the other way (T2). */
const fact = (label: string, value: ReactNode) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
