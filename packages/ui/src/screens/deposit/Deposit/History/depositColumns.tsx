import type { Column } from '../../../../components/DataList/column';
import { Moment } from '../../../../components/Moment/Moment';
import { Verbatim } from '../../../../components/ServerMessage/ServerMessage';
import { noFigure } from '../../../../text/format/money';
import { depositMessages } from '../messages';
import type { DepositRow } from './depositDetail';
import { toMoneyColumn } from '../../../../components/DataList/figureColumn';
import { depositAmount } from './figures';
import styled from 'styled-components';
import { Icon } from '../../../../components/Icon/Icon';
import { Link } from '../../../../components/Link/Link';
import { Shortened } from '../../../../components/Shortened/Shortened';
import { addressEnd } from '../../../../text/format/address';
import { control, media, space } from '../../../../tokens';

interface DepositHashProps {
  hash: string;
  href: string | undefined;
  onCopy: (confirmation: string) => void;
}

/** A hash shown by its ends and copied whole, with an explorer link where there is one (D84). */
function DepositHash({ hash, href, onCopy }: DepositHashProps) {
  return (
    <Row>
      <Shortened text={hash} kind="hash" onCopy={onCopy} />
      {href !== undefined && (
        <Explorer href={href} aria-label={depositMessages.explore({ ending: addressEnd(hash) })}>
          <Icon name="external" />
        </Explorer>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const Explorer = styled(Link)`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: ${control.small};
  block-size: ${control.small};

  ${media.handheld} {
    inline-size: ${control.touch};
    block-size: ${control.touch};
    /* As large as a thumb; the line is as high as its words. */
    margin-block: calc(-1 * ${space[3]});
  }
`;

/** The columns that the list shows. Its file has each of them, or a reason. */
export type DepositColumnId = 'hash' | 'date' | 'amount';

/** The columns of a deposit transaction (A §3). A bank's number is shown whole, because it is short. */
export const depositColumns = (
  of: 'network' | 'bank',
  onCopy: (confirmation: string) => void,
): readonly Column<DepositRow, DepositColumnId>[] => [
  {
    id: 'hash',
    title: depositMessages.hash[of],
    whole: of === 'network',
    full: ({ hash }) => <Verbatim>{hash}</Verbatim>,
    copied: ({ hash }) => hash,
    cell: ({ hash, href }) => {
      if (hash === undefined) return noFigure;
      return of === 'bank' ? (
        <bdi translate="no">{hash}</bdi>
      ) : (
        <DepositHash hash={hash} href={href} onCopy={onCopy} />
      );
    },
  },
  {
    id: 'date',
    title: depositMessages.date,
    opens: true,
    whole: true,
    cell: ({ createdAt }) => <Moment at={createdAt} form="dayTime" />,
  },
  {
    id: 'amount',
    ...toMoneyColumn(
      depositAmount,
      ({ amount }) => amount,
      () => ({ tone: 'good', signed: true }),
    ),
  },
];
