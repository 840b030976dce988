import type { ReactNode } from 'react';
import { Moment } from '../../../components/Moment/Moment';
import { Money } from '../../../components/Money/Money';
import { ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { translateCountry } from '../../../text/countries/countryNames';
import { amountInWords } from '../../../text/format/amountInWords';
import { noFigure } from '../../../text/format/money';
import { serverNow } from '../../../text/format/serverClock';
import { zoneText } from '../../../text/format/zone';
import { invoiceMessages } from '../messages';
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
} from './InvoicePrintPage.styles';
import { nameFigure } from '../../../text/figures/figure';

// The name of an invoice’s amount.

const invoiceAmount = nameFigure('invoiceAmount', invoiceMessages.amountPaid);

interface InvoicePrintPageProps {
  invoice: Invoice;
  /** The issuer: name and address of the operator, from a setting. Absent without the setting. */
  issuer?: string | undefined;
}

/** The invoice itself. Every value shows as text, whatever the server sends (T24). */
export function InvoicePrintPage({ invoice, issuer }: InvoicePrintPageProps) {
  const { billTo, username, country, paidBy, invoiceId, at, amountPaid } = invoice;
  const day = <Moment at={at} form="dayTime" />;
  return (
    <>
      <Head title={invoiceMessages.title} />
      <Parties>
        <Facts>
          <div>
            <dt>{invoiceMessages.billTo}</dt>
            <Name as="dd">{<Verbatim>{billTo}</Verbatim>}</Name>
          </div>
          {fact(invoiceMessages.username, <Verbatim>{username}</Verbatim>)}
          {fact(
            invoiceMessages.country,
            <ServerMessage>{country && translateCountry(country)}</ServerMessage>,
          )}
          {paidBy !== undefined && fact(invoiceMessages.paidBy, <ServerMessage>{paidBy}</ServerMessage>)}
        </Facts>
        <Facts $lines>
          {issuer !== undefined && fact(invoiceMessages.issuedBy, <bdi translate="no">{issuer}</bdi>)}
          {fact(invoiceMessages.id, <Verbatim>{invoiceId}</Verbatim>)}
          {fact(invoiceMessages.date, day)}
          {fact(invoiceMessages.paymentDate, day)}
          {fact(invoiceMessages.currency, invoiceMessages.usd)}
        </Facts>
      </Parties>
      <Item>
        <thead>
          <tr>
            <Heading scope="col">{invoiceMessages.package}</Heading>
            <Heading scope="col" $sum>
              {invoiceAmount.title}
            </Heading>
          </tr>
        </thead>
        <tbody>
          <tr>
            <Cell>{<Verbatim>{invoice.package}</Verbatim>}</Cell>
            <Cell $sum>
              <Money figure={invoiceAmount.figure} value={amountPaid} shown />
            </Cell>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <Cell as="th" scope="row">
              {invoiceMessages.total}
            </Cell>
            <Total>
              <Money figure={invoiceAmount.figure} value={amountPaid} shown />
            </Total>
          </tr>
        </tfoot>
      </Item>
      <InWords>
        <dt>{invoiceMessages.writtenTotal}</dt>
        <dd>
          {/* English in every language (D8), so it has the language and direction of English. */}
          <span lang="en" dir="ltr">
            {amountInWords(amountPaid) ?? noFigure}
          </span>
        </dd>
      </InWords>
      <Thanks>{invoiceMessages.thanks}</Thanks>
      <Zone>{invoiceMessages.datesIn({ zone: zoneText(serverNow()) })}</Zone>
    </>
  );
}

/** The server's text, which may have another reading direction (T2). */
const fact = (label: string, value: ReactNode) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
