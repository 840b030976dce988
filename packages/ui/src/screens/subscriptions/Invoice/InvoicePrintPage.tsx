import type { ReactNode } from 'react';
import styled from 'styled-components';
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
import { nameFigure } from '../../../text/figures/figure';
import { PrintPageHead } from '../../../components/PrintSheet/PrintPageHead';
import { border, color, fontSize, fontWeight, media, space } from '../../../tokens';

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

const Head = styled(PrintPageHead)`
  border-block-end: ${border.strong} solid ${color.ink};
`;

/** The billed member and the invoice number, stacked on phones. */
const Parties = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[6]} ${space[8]};
  overflow-wrap: anywhere;

  @media screen {
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Facts = styled.dl<{ $lines?: boolean }>`
  display: grid;
  align-content: start;
  gap: ${({ $lines }) => ($lines ? space[1] : space[3])};

  > div {
    display: ${({ $lines }) => ($lines ? 'flex' : 'block')};
    justify-content: space-between;
    gap: ${space[4]};
  }
  dt {
    flex: none;
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
  dd {
    min-inline-size: 0;
    text-align: ${({ $lines }) => ($lines ? 'end' : 'start')};
  }
`;

const Name = styled.dd`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.strong};
`;

/* The font is set, because a table does not inherit it on a page without a doctype. */
const Item = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  color: inherit;
  font: inherit;
  overflow-wrap: anywhere;
`;

const Heading = styled.th<{ $sum?: boolean }>`
  padding: ${space[2]} 0;
  border-block: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.strong};
  text-align: ${({ $sum }) => ($sum ? 'end' : 'start')};
`;

const Cell = styled.td<{ $sum?: boolean }>`
  padding: ${space[4]} 0;
  border-block-end: ${border.hair} solid ${color.line};
  font-weight: ${fontWeight.regular};
  text-align: ${({ $sum }) => ($sum ? 'end' : 'start')};
  vertical-align: baseline;
  ${({ $sum }) => $sum && `padding-inline-start: ${space[4]};`}

  tfoot & {
    border: 0;
    color: ${color.inkMuted};
  }
`;

const Total = styled.td`
  padding-block: ${space[4]};
  padding-inline-start: ${space[4]};
  font-size: ${fontSize.figure};
  font-weight: ${fontWeight.money};
  text-align: end;
`;

const InWords = styled.dl`
  padding: ${space[3]} 0;
  border-block: ${border.hair} solid ${color.line};

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
  }
`;

const Thanks = styled.p`
  padding-block: ${space[8]} ${space[2]};
  font-weight: ${fontWeight.strong};
`;

const Zone = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;
