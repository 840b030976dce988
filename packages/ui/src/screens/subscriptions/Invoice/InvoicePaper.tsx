import type { ReactNode } from 'react';
import { Money } from '../../../components/Money/Money';
import { Brand } from '../../../shell/Brand/Brand';
import { amountInWords } from '../../../text/format/amountInWords';
import { isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { formatUtc } from '../../../text/format/utc';
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
  Title,
  Total,
  Zone,
} from './InvoicePaper.styles';

interface InvoicePaperProps {
  invoice: Invoice;
}

/** The invoice itself: every word of it is text, whatever the server sent (T24). */
export function InvoicePaper({ invoice }: InvoicePaperProps) {
  const { billTo, username, country, invoiceId, at, amountPaid } = invoice;
  const day = <time dateTime={isoDate(at)}>{formatUtc(at)}</time>;
  return (
    <>
      <Head>
        <Brand />
        <Title>{invoiceWords.title}</Title>
      </Head>
      <Parties>
        <Facts>
          <div>
            <dt>{invoiceWords.billTo}</dt>
            <Name as="dd">{own(billTo)}</Name>
          </div>
          {fact(invoiceWords.username, own(username))}
          {fact(invoiceWords.country, own(country))}
        </Facts>
        <Facts $lines>
          {fact(invoiceWords.id, own(invoiceId))}
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
            <Cell>{own(invoice.package)}</Cell>
            <Cell $sum>
              <Money value={amountPaid} />
            </Cell>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <Cell as="th" scope="row">
              {invoiceWords.total}
            </Cell>
            <Total>
              <Money value={amountPaid} />
            </Total>
          </tr>
        </tfoot>
      </Item>
      <InWords>
        <dt>{invoiceWords.inWords}</dt>
        <dd>{amountInWords(amountPaid) ?? noFigure}</dd>
      </InWords>
      <Thanks>{invoiceWords.thanks}</Thanks>
      <Zone>{invoiceWords.zone}</Zone>
    </>
  );
}

/** The server's words, which may run the other way (T2). */
const own = (text: string | undefined) => (text === undefined ? noFigure : <bdi>{text}</bdi>);

const fact = (label: string, value: ReactNode) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
